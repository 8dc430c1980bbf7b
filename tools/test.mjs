import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { buildWeb } from './build-web.mjs';
import { environment, NODE, ROOT, setUp } from './setup.mjs';

setUp();
const browser = findBrowser();
buildWeb();

const files = process.argv.slice(2).filter((argument) => argument !== '--full');
const more = { CHROME_PATH: browser, ...(process.argv.includes('--full') ? { VEILCAST_FULL: '1' } : {}) };
const folder = mkdtempSync(join(tmpdir(), 'veilcast-test-'));

/** What computes takes turns; what mostly waits runs beside it, and its words come when it ends. */
const LANES = [['rules', 'unit', 'journeys'], ['cloud']];

/** Runs one project of vitest and counts its tests; a run that breaks off counts as one failure. */
async function run(project, isAside) {
  const report = join(folder, `${project}.json`);
  const vitest = spawn(
    NODE,
    [
      join(ROOT, 'node_modules', 'vitest', 'vitest.mjs'),
      'run',
      '--project',
      project,
      '--passWithNoTests',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...files,
    ],
    {
      cwd: ROOT,
      stdio: ['ignore', isAside ? 'pipe' : 'inherit', isAside ? 'pipe' : 'inherit'],
      env: environment(more),
    },
  );
  const words = [];
  for (const stream of [vitest.stdout, vitest.stderr]) stream?.on('data', (chunk) => words.push(chunk));
  const [status] = await once(vitest, 'close');
  process.stdout.write(Buffer.concat(words));
  try {
    const { numPassedTests: passed, numFailedTests: failed } = JSON.parse(readFileSync(report, 'utf8'));
    return { passed, failed: failed + (status === 0 || failed > 0 ? 0 : 1) };
  } catch {
    return { passed: 0, failed: status === 0 ? 0 : 1 };
  }
}

async function runLane(projects, isAside) {
  const results = [];
  for (const project of projects) results.push(await run(project, isAside));
  return results;
}

const results = (await Promise.all(LANES.map((lane, index) => runLane(lane, index > 0)))).flat();
rmSync(folder, { recursive: true, force: true });
const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
