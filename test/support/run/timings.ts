import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isFullRun } from './full-run.ts';

/** How long each test file took: seconds in its worker, and processor seconds including the browser and the cloud. */
export type Timings = Readonly<Record<string, readonly [seconds: number, processorSeconds: number]>>;

/** The timings of the last full run. */
export const timings: Timings = JSON.parse(readFileSync(join(import.meta.dirname, 'timings.json'), 'utf8'));

/** Quick files that may take longer than `MOST_SECONDS`, each with the reason. */
const LONG_FILES: Readonly<Record<string, string>> = {
  'test/journeys/dashboard/make-a-film.test.ts': 'makes the one whole film of the quick run',
  'test/journeys/studio/studio.test.ts': 'is one of the first, which wait while the clouds load their code',
};
const MOST_SECONDS = 20;
const GROWTH = 1.05;
const HAS_CLOUD = /^test\/journeys\/|\.cloud\.test\.ts$/u;

/**
 * The entry for a file. Tests that only compute run at a lower priority, so their time is given in processor seconds
 * if the system counts those.
 */
export const timesOf = (file: string, seconds: number, processorSeconds: number): Timings[string] => {
  const tenths = (exact: number): number => Math.round(exact * 10) / 10;
  const taken = HAS_CLOUD.test(file) ? seconds : processorSeconds || seconds;
  return [tenths(taken), tenths(processorSeconds)];
};

/** Writes one line per file, sorted by name. */
export const writeTimings = (path: string, measured: Timings): void => {
  const lines = Object.entries(measured)
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([file, times]) => `  ${JSON.stringify(file)}: [${times.join(', ')}]`);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `{\n${lines.join(',\n')}\n}\n`);
};

const total = (of: Timings, files: readonly string[]): number =>
  Math.round(files.reduce((sum, file) => sum + (of[file]?.[1] ?? 0), 0));

/**
 * A sentence about how long a run took: the total, and a comparison if the same files were much faster in the last
 * full run.
 */
export const spentSentence = (measured: Timings): string => {
  const files = Object.keys(measured);
  const known = files.filter((file) => file in timings);
  const [now, before] = [total(measured, known), total(timings, known)];
  const grown = now > before * GROWTH ? `; ${now} for what took ${before} when timings.json was written` : '';
  return `${total(measured, files)} processor seconds${grown}`;
};

/**
 * The sentence that a quick run prints about files that take too long without a listed reason; empty if there are
 * none.
 */
export const slowSentence = (measured: Timings): string => {
  const slow = Object.entries(measured)
    .filter(([file, [seconds]]) => seconds > MOST_SECONDS && !(file in LONG_FILES))
    .map(([file, [seconds]]) => `${file} (${seconds} s)`);
  return slow.length === 0 || isFullRun ? '' : `Longer than ${MOST_SECONDS} s: ${slow.join(', ')}`;
};
