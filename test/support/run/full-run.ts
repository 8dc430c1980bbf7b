/**
 * Whether this is the full run, `npm run test:full`, which covers every width, look, voice and moment, and long
 * random sequences.
 */
export const isFullRun = process.env['VEILCAST_FULL'] !== undefined;

/** How often to repeat a random test: the given number of times in the full run, less often in the quick run. */
export const runs = (whole: number, quick: number): number => (isFullRun ? whole : quick);

/** Files that only the full run includes. */
export const FULL_RUN_ONLY = 'test/**/*.full.{test,cloud.test}.ts';

/** Whether only the full run includes this file. */
export const isFullRunFile = (path: string): boolean => /\.full(?:\.cloud)?\.test\.ts$/u.test(path);
