import { startVitest } from 'vitest/node';
import ProgressReporter from './progress-reporter.ts';

/** `node run-tests.ts <words>`: runs the test files whose paths contain one of the words, or all of them. */
const words = process.argv.slice(2);

/**
 * Runs at the same time: tests with a cloud or a browser wait for it, and meanwhile the others compute. A single run
 * would give a free worker the next file of any kind.
 */
const GROUPS = [['journeys', 'cloud'], ['infra'], ['unit', 'web', 'mocked']];
const reporter = new ProgressReporter(GROUPS.length);
await Promise.all(
  GROUPS.map((project) =>
    startVitest('test', words, { run: true, project, reporters: [reporter], passWithNoTests: true }),
  ),
);
