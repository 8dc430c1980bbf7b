import { startVitest } from 'vitest/node';
import { isFullRun } from './full-run.ts';
import { keepGreen } from './libraries.ts';
import ProgressReporter from './progress-reporter.ts';

/**
 * `node run-tests.ts <words>`: runs the test files whose paths contain one of the words, or all test files if
 * no word is given.
 */
const words = process.argv.slice(2);

/** In a single run, a free worker would be given the next file, whatever its kind. */
const GROUPS: [string[], ...string[][]] = [['cloud'], ['infra'], ['unit', 'web', 'mocked']];
const reporter = new ProgressReporter(GROUPS.length);
const start = (project: string[]) =>
  startVitest('test', words, { run: true, project, reporters: [reporter], passWithNoTests: true });

// In the quick run all kinds run at the same time: while tests wait for a cloud or a browser, the others
// compute. In the full run, tests with a cloud make so many films that other tests would get no processor time for
// minutes, so the other tests run afterwards.
const [clouds, ...others] = GROUPS;
const ended = isFullRun
  ? [await start(clouds), ...(await Promise.all(others.map(start)))]
  : await Promise.all(GROUPS.map(start));
const modules = ended.flatMap((vitest) => vitest?.state.getTestModules() ?? []);
if (words.length === 0) keepGreen(new Map(modules.map((file) => [file.relativeModuleId, file.ok()])));
