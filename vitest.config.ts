import { availableParallelism } from 'node:os';
import { relative } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { FULL_RUN_ONLY, isFullRun } from './test/support/run/full-run.ts';
import { libraryTests } from './test/support/run/libraries.ts';
import { timings } from './test/support/run/timings.ts';

const TEST_TIMEOUT_MS = 60_000;
const JOURNEY_TIMEOUT_MS = 240_000;
/** On a busy machine, it takes longer until an expected change shows. */
const POLL_TIMEOUT_MS = 15_000;
const LEFT_OUT = ['test/out/**', ...(isFullRun ? [] : [FULL_RUN_ONLY])];
const INFRA = ['test/infra/**/*.test.ts'];
const WEB = ['test/web/**/*.test.ts'];
const MOCKED = ['test/contract/new-provider.test.ts'];
const MEASURE = 'test/support/run/measure-file.ts';
const GIVE_WAY = 'test/support/run/give-way.ts';
/** Each worker has to load its imports and, in the cloud project, also start a cloud and a browser. */
const MOST_WORKERS = 6;
/** For each group of projects that run at the same time: see `run-tests.ts`. */
const maxWorkers = Math.min(availableParallelism(), MOST_WORKERS);
/**
 * Node imports the sources itself, as the product does: nothing is transformed, and loops over sound and
 * pictures run faster than through the getters of transformed imports. This doesn’t work for tests that mock
 * modules or render components.
 */
const NATIVE = { isolate: false, experimental: { viteModuleRunner: false, nodeLoader: false } };
const LIMITS = {
  setupFiles: [MEASURE, GIVE_WAY],
  maxWorkers,
  testTimeout: TEST_TIMEOUT_MS,
  hookTimeout: TEST_TIMEOUT_MS,
  // The default, one second, is too short while other work is running.
  expect: { poll: { timeout: POLL_TIMEOUT_MS } },
};

/** In the order in which they run within their group. Each worker only takes files from its own project. */
const PROJECTS = ['cloud', 'infra', 'unit', 'web', 'mocked'];
/** A file that was never measured starts early, so that it isn’t left running alone at the end. */
const UNMEASURED_SECONDS = 30;
const secondsOf = ({ moduleId }: TestSpecification): number =>
  timings[relative(import.meta.dirname, moduleId)]?.[0] ?? UNMEASURED_SECONDS;

/** In the full run, cloud tests get three more workers, because no other tests run while they wait. */
const cloudWorkers = maxWorkers + (isFullRun ? 3 : 0);
/** Files that take more processor seconds than this make films, which keep all cores busy. */
const FILMING_SECONDS = 90;
const isFilming = ({ moduleId }: TestSpecification): boolean =>
  (timings[relative(import.meta.dirname, moduleId)]?.[1] ?? 0) >= FILMING_SECONDS;

/** The order in which workers take files if one worker per core makes films and the others take the rest. */
const filmsOnEachCore = (longestFirst: readonly TestSpecification[]): TestSpecification[] => {
  const filming = longestFirst.filter(isFilming);
  const others = longestFirst.filter((file) => !isFilming(file));
  const freeAt = Array<number>(cloudWorkers).fill(0);
  const order: TestSpecification[] = [];
  let filmsUntil: number[] = [];
  while (order.length < longestFirst.length) {
    const now = Math.min(...freeAt);
    filmsUntil = filmsUntil.filter((end) => end > now);
    const isFree = filmsUntil.length < maxWorkers || others.length === 0;
    const file = (isFree ? filming.shift() : undefined) ?? others.shift() ?? filming.shift();
    if (file === undefined) break;
    order.push(file);
    freeAt[freeAt.indexOf(now)] = now + secondsOf(file);
    if (isFilming(file)) filmsUntil.push(now + secondsOf(file));
  }
  return order;
};

/** Orders the files of a run so that every worker is busy until the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- a sequencer's method, not an array's
    const longestFirst = (await super.sort(files)).toSorted(
      (one, other) =>
        PROJECTS.indexOf(one.project.name) - PROJECTS.indexOf(other.project.name) ||
        secondsOf(other) - secondsOf(one),
    );
    return isFullRun && longestFirst[0]?.project.name === 'cloud'
      ? filmsOnEachCore(longestFirst)
      : longestFirst;
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        // In a separate worker, because the modules that it mocks stay mocked.
        test: { name: 'mocked', include: MOCKED, ...LIMITS },
      },
      {
        test: {
          name: 'unit',
          include: ['test/**/*.test.ts', ...libraryTests()],
          exclude: [
            ...MOCKED,
            ...LEFT_OUT,
            ...INFRA,
            ...WEB,
            'test/**/*.cloud.test.ts',
            'test/journeys/**',
            'node_modules/**',
          ],
          ...NATIVE,
          ...LIMITS,
        },
      },
      {
        // In one worker, so that no stage is synthesised twice; a different number of workers needs its own
        // group order.
        test: {
          name: 'infra',
          include: INFRA,
          exclude: LEFT_OUT,
          ...NATIVE,
          ...LIMITS,
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
      {
        // Node can't import components, because they are in `.tsx` files.
        test: {
          name: 'web',
          include: WEB,
          exclude: LEFT_OUT,
          isolate: false,
          ...LIMITS,
        },
      },
      {
        // Tests of all parts together: each worker has its own cloud, and `sharedCloud()` returns that
        // cloud's addresses.
        test: {
          name: 'cloud',
          include: ['test/**/*.cloud.test.ts', 'test/journeys/**/*.test.ts'],
          exclude: LEFT_OUT,
          ...NATIVE,
          globalSetup: 'test/support/run/start-clouds.ts',
          setupFiles: [MEASURE, 'test/support/run/end-work.ts', 'test/support/run/close-tabs.ts'],
          maxWorkers: cloudWorkers,
          testTimeout: JOURNEY_TIMEOUT_MS,
          hookTimeout: JOURNEY_TIMEOUT_MS,
          expect: { poll: { timeout: POLL_TIMEOUT_MS } },
        },
      },
    ],
  },
});
