import { defineConfig } from 'vitest/config';

const TEST_TIMEOUT_MS = 60_000;
const JOURNEY_TIMEOUT_MS = 240_000;
/** A machine that does other work as well shows a change later. */
const POLL_TIMEOUT_MS = 15_000;
const RULES = [
  'test/architecture*.test.ts',
  'test/coverage.test.ts',
  'test/documents.test.ts',
  'test/lock-file.test.ts',
  'test/contract/{providers,new-provider}.test.ts',
];
/** Of the full run alone: what other journeys show by the pointer, by keys; narrow, wide-spaced and in other colours; films by the dozen, and one that ends at every step in turn. */
const LONG =
  process.env['VEILCAST_FULL'] === undefined
    ? [
        'test/journeys/accessibility/{keyboard*,comfort}.test.ts',
        'test/functions/film/certificate/twelve-films.cloud.test.ts',
        'test/functions/workflows/render/interrupted.test.ts',
      ]
    : [];
const CLOUD = ['test/support/cloud/local-cloud.ts'];

export default defineConfig({
  test: {
    projects: [
      {
        // What holds for the sources themselves: needs nothing that runs.
        test: { name: 'rules', include: RULES, testTimeout: TEST_TIMEOUT_MS },
      },
      {
        test: {
          name: 'unit',
          include: ['test/**/*.test.{ts,tsx}'],
          exclude: [...RULES, ...LONG, 'test/**/*.cloud.test.ts', 'test/journeys/**', 'node_modules/**'],
          isolate: false,
          testTimeout: TEST_TIMEOUT_MS,
          hookTimeout: TEST_TIMEOUT_MS,
        },
      },
      {
        // Tests of the parts together: one cloud for all of them, `inject('cloud')` has its addresses.
        test: {
          name: 'cloud',
          include: ['test/**/*.cloud.test.ts'],
          exclude: LONG,
          globalSetup: CLOUD,
          isolate: false,
          testTimeout: TEST_TIMEOUT_MS,
          hookTimeout: TEST_TIMEOUT_MS,
          // Scripted failures belong to the one cloud: files that use it take turns.
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'journeys',
          include: ['test/journeys/**/*.test.ts'],
          exclude: LONG,
          globalSetup: CLOUD,
          isolate: false,
          testTimeout: JOURNEY_TIMEOUT_MS,
          expect: { poll: { timeout: POLL_TIMEOUT_MS } },
          hookTimeout: JOURNEY_TIMEOUT_MS,
          fileParallelism: false,
        },
      },
    ],
  },
});
