import { spawnSync } from 'node:child_process';
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

/** Runs one project of vitest and counts its tests; a run that breaks off counts as one failure. */
function run(project) {
  const report = join(folder, `${project}.json`);
  const finished = spawnSync(
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
    { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'], env: environment(more) },
  );
  try {
    const { numPassedTests: passed, numFailedTests: failed } = JSON.parse(readFileSync(report, 'utf8'));
    return { passed, failed: failed + (finished.status === 0 || failed > 0 ? 0 : 1) };
  } catch {
    return { passed: 0, failed: finished.status === 0 ? 0 : 1 };
  }
}

const results = ['rules', 'unit', 'cloud', 'journeys'].map(run);
rmSync(folder, { recursive: true, force: true });
const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
