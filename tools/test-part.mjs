import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NODE, ROOT, setUp } from './setup/setup.mjs';

/**
 * `npm run test:part` runs one part of the tests that are otherwise only in the full run. The part changes every few
 * commits, so that a failing test shows up within days. A file that fails is also run once on the parent commit: a
 * failure that this commit introduced makes the command exit with 1; an older one is only reported.
 */
await setUp();

/**
 * How many worker seconds a part takes, based on the times from the last full run. Files run in parallel, so a part
 * takes less time.
 */
const PART_SECONDS = 600;
const UNKNOWN_SECONDS = 60;
const COMMITS_A_PART = 5;
const FULL_ONLY = /\bfull(?:It|Describe)\b|\bisFullRun\b/u;

const git = (...args) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();

const timings = JSON.parse(readFileSync(join(ROOT, 'test/support/run/timings.json'), 'utf8'));
const files = readdirSync(join(ROOT, 'test'), { recursive: true })
  .map((file) => `test/${file.replaceAll('\\', '/')}`)
  .filter((file) => file.endsWith('.test.ts') && !file.startsWith('test/out/'))
  .filter((file) => /\.full\./u.test(file) || FULL_ONLY.test(readFileSync(join(ROOT, file), 'utf8')))
  .toSorted();

/** Puts each file into the first part that has room for it, starting with the longest. */
const parts = [];
for (const file of files.toSorted((one, other) => secondsOf(other) - secondsOf(one))) {
  const part = parts.find(({ seconds }) => seconds + secondsOf(file) <= PART_SECONDS);
  if (part === undefined) parts.push({ seconds: secondsOf(file), files: [file] });
  else {
    part.seconds += secondsOf(file);
    part.files.push(file);
  }
}
function secondsOf(file) {
  return timings[file]?.[0] ?? UNKNOWN_SECONDS;
}

/** Runs files as the full run does, in a clone of this repository; returns those that failed. */
const failing = async (root, some) => {
  const run = spawn(NODE, [join(root, 'tools/test.mjs'), '--full', ...some], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  run.stdout.setEncoding('utf8').on('data', (text) => {
    printed += text;
    process.stdout.write(text);
  });
  const [status] = await once(run, 'close');
  const named = [...printed.matchAll(/^FAILED (\S+) > /gmu)].map(([, file]) => file);
  return status === 0 ? [] : [...new Set(named.length === 0 ? some : named)];
};

const turn = Math.floor(Number(git('rev-list', '--count', 'HEAD')) / COMMITS_A_PART) % parts.length;
console.log(`Part ${turn + 1} of ${parts.length} of the full run`);
const failed = await failing(ROOT, parts[turn].files);
if (failed.length > 0) {
  const before = await failingOnParent(failed);
  for (const file of failed)
    console.log(`${before.includes(file) ? 'failed before this commit too' : 'new'}: ${file}`);
  process.exitCode = failed.every((file) => before.includes(file)) ? 0 : 1;
}

/** The given files that fail on the parent commit; none if the clone doesn’t have that commit. */
async function failingOnParent(some) {
  if (git('rev-list', '--count', '--max-count=2', 'HEAD') === '1') return [];
  console.log('Running what failed on the parent commit …');
  const parent = mkdtempSync(join(tmpdir(), 'veilcast-parent-'));
  try {
    git('clone', '--quiet', ROOT, parent);
    execFileSync('git', ['checkout', '--quiet', git('rev-parse', 'HEAD~1')], { cwd: parent });
    const there = some.filter((file) => existsSync(join(parent, file)));
    return there.length === 0 ? [] : await failing(parent, there);
  } finally {
    rmSync(parent, { recursive: true, force: true });
  }
}
