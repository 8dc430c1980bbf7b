import { startVitest } from 'vitest/node';
import { keepGreen } from './libraries.ts';
import ProgressReporter from './progress-reporter.ts';

/**
 * `node run-tests.ts <words>`: runs the test files whose paths contain one of the words, or all test files if
 * no word is given.
 */
const words = process.argv.slice(2);

/** A single run would assign the next file of any kind to a free worker. */
const GROUPS = [['cloud'], ['infra'], ['unit', 'web', 'mocked']];
const reporter = new ProgressReporter(GROUPS.length);
const start = (project: string[]) =>
  startVitest('test', words, { run: true, project, reporters: [reporter], passWithNoTests: true });

// All kinds run at the same time: while tests wait for a cloud or a browser, the others compute.
const ended = await Promise.all(GROUPS.map(start));
const modules = ended.flatMap((vitest) => vitest?.state.getTestModules() ?? []);
if (words.length === 0) keepGreen(new Map(modules.map((file) => [file.relativeModuleId, file.ok()])));
