import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from './setup/browser.mjs';
import { buildWeb } from './setup/build-web.mjs';
import { environment, NODE, ROOT, setUp } from './setup/setup.mjs';

setUp();
const browser = findBrowser();
buildWeb();

const files = process.argv.slice(2).filter((argument) => argument !== '--full');
const more = { CHROME_PATH: browser, ...(process.argv.includes('--full') ? { VEILCAST_FULL: '1' } : {}) };
const folder = mkdtempSync(join(tmpdir(), 'veilcast-test-'));

/** Three at a time on two cores: tests wait as much as they compute. Each has a cloud of its own. */
const AT_ONCE = 3;
const inParts = (project, parts) =>
  files.length > 0
    ? [[project]]
    : Array.from({ length: parts }, (_, part) => [project, `--shard=${part + 1}/${parts}`]);
const JOBS = [...inParts('unit', 2), ...inParts('cloud', 2), ...inParts('journeys', 8), ['rules']];

/** Runs a part of the tests and counts them; a run that breaks off counts as one failure. */
async function run([project, ...options], index) {
  const report = join(folder, `${index}.json`);
  const started = performance.now();
  const vitest = spawn(
    NODE,
    [
      join(ROOT, 'node_modules', 'vitest', 'vitest.mjs'),
      'run',
      '--project',
      project,
      ...options,
      '--passWithNoTests',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...files,
    ],
    { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'], env: environment(more) },
  );
  const [status] = await once(vitest, 'close');
  const took = `${[project, ...options].join(' ')}: ${((performance.now() - started) / 1000).toFixed(0)} s`;
  try {
    const { numPassedTests: passed, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
    const names = testResults.flatMap(({ assertionResults }) =>
      assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
    );
    return { took, passed, failed: numFailedTests || Number(status !== 0), names };
  } catch {
    return { took, passed: 0, failed: 1, names: [`${project} did not come to its end`] };
  }
}

const results = [];
const waiting = JOBS.entries();
/** Takes the next job until there is none. */
async function work() {
  for (const [index, job] of waiting) results.push(await run(job, index));
}
await Promise.all(Array.from({ length: AT_ONCE }, work));
rmSync(folder, { recursive: true, force: true });
for (const { took } of results) console.log(took);
for (const name of results.flatMap(({ names }) => names)) console.log(`failed: ${name}`);
const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
