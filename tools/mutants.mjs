import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { environment, NODE, ROOT, setUp } from './setup/setup.mjs';

await setUp();

/**
 * `npm run mutants -- <room>` changes a room's code in many small ways and lists the changes that no quick
 * unit test catches. Fails when tests catch fewer than `LEAST_KILLED` % of the changes that can be caught, or
 * when more than `MOST_EQUIVALENT` % can't be.
 */
const ROOMS = {
  credits: 'functions/domain/credits',
  billing: 'functions/domain/billing',
  budget: 'functions/domain/budget',
  queue: 'functions/domain/queue',
  series: 'functions/domain/series',
  storyboard: 'functions/domain/storyboard',
  camera: 'composition/camera',
  captions: 'composition/captions',
  look: 'composition/look',
  timeline: 'composition/timeline',
  'credit-store': 'functions/store/credits',
};
/**
 * Slower test files are left out: they would run too often, and quicker tests cover the same behaviour. The limit is
 * stricter for the tests of other rooms.
 */
const MOST_SECONDS = { own: 4, others: 0.5 };
const LEAST_KILLED = 85;
const MOST_EQUIVALENT = 5;

const [name = ''] = process.argv.slice(2);
const room = ROOMS[name];
if (room === undefined) {
  console.error(`Name a room: npm run mutants -- ${Object.keys(ROOMS).join(' | ')}`);
  process.exit(2);
}
const timings = JSON.parse(readFileSync(join(ROOT, 'test', 'support', 'run', 'timings.json'), 'utf8'));
const below = (folder) =>
  readdirSync(join(ROOT, folder), { recursive: true }).map(
    (path) => `${folder}/${path.replaceAll('\\', '/')}`,
  );
const tests = ['test/composition', 'test/functions'].flatMap(below).filter((path) => {
  if (!path.endsWith('.test.ts') || /\.(?:full|cloud)\./u.test(path)) return false;
  const isOfRoom = path.startsWith(`test/${room}/`);
  if ((timings[path]?.[1] ?? 0) > MOST_SECONDS[isOfRoom ? 'own' : 'others']) return false;
  return isOfRoom || readFileSync(join(ROOT, path), 'utf8').includes(`#${room}/`);
});

const out = join(ROOT, 'test', 'out', 'mutants');
mkdirSync(out, { recursive: true });
const config = join(out, 'stryker.json');
const report = join(out, `${name}.json`);
const settings = {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tools/mutants/vitest.config.ts', related: false },
  mutate: [`${room}/**/*.ts`, `!${room}/**/ports.ts`],
  concurrency: availableParallelism(),
  coverageAnalysis: 'perTest',
  reporters: ['progress-append-only', 'json'],
  jsonReporter: { fileName: relative(ROOT, report) },
  tempDirName: relative(ROOT, join(out, 'tree')),
  ignorePatterns: ['docs', 'web', 'test/out', '.veilcast'],
  // This version of the TypeScript compiler has no API that Stryker can call.
  tsconfigFile: 'none.json',
};
writeFileSync(config, JSON.stringify(settings));
const stryker = join(ROOT, 'node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js');
const { status } = spawnSync(NODE, [stryker, 'run', config], {
  cwd: ROOT,
  stdio: 'inherit',
  env: environment({ MUTANT_TESTS: tests.join(' ') }),
});
if (status !== 0) process.exit(status ?? 1);

/** Changes without any effect, which no test can detect. */
const equivalent = JSON.parse(readFileSync(join(import.meta.dirname, 'mutants', 'equivalent.json'), 'utf8'));
const { files } = JSON.parse(readFileSync(report, 'utf8'));
const textAt = (source, { start, end }) => {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  lines.push(lines.pop().slice(0, end.column - 1));
  lines[0] = lines[0].slice(start.column - 1);
  return lines.join('\n');
};
const mutants = Object.entries(files).flatMap(([file, { source, mutants: changes }]) =>
  changes.map(({ status: outcome, replacement, location }) => {
    const mutant = { file, code: textAt(source, location), becomes: replacement };
    const isListed = equivalent.some(
      (one) => one.file === file && one.code === mutant.code && one.becomes === mutant.becomes,
    );
    return { ...mutant, line: location.start.line, outcome, isListed };
  }),
);
const isSeen = ({ outcome }) => outcome === 'Killed' || outcome === 'Timeout';
const counted = mutants.filter(({ outcome }) => outcome !== 'Ignored' && outcome !== 'CompileError');
const killed = counted.filter(isSeen);
const unseen = counted.filter((mutant) => !isSeen(mutant));
const survived = unseen.filter(({ isListed }) => !isListed);
for (const { file, line, code, becomes } of survived)
  console.log(`${file}:${line}\n  ${code.replaceAll('\n', '\n  ')}\n→ ${becomes}\n`);
for (const { file, line, code } of killed.filter(({ isListed }) => isListed))
  console.log(`${file}:${line}: a test sees the change of ${code}, which equivalent.json says none can.`);
const percent = (part, whole) => (whole === 0 ? 100 : (100 * part) / whole);
const share = percent(killed.length, killed.length + survived.length);
const equivalents = unseen.length - survived.length;
console.log(
  `${name}: ${killed.length} killed, ${survived.length} survived, ${equivalents} equivalent: ${share.toFixed(1)} %`,
);
if (share < LEAST_KILLED || percent(equivalents, counted.length) > MOST_EQUIVALENT) process.exitCode = 1;
