/** Larger files get more time, so a small file can’t keep a function busy for long. */
const LEAST_MS = 30_000;
const MS_PER_MB = 3000;
/** Less than the function’s own timeout, so that the creator is given a reason and nothing is retried. */
export const MOST_MS = 780_000;
const BYTES_PER_MB = 1e6;

/** How long converting a file may take, by its size in bytes. */
export const convertingMost = (bytes: number): number =>
  Math.min(MOST_MS, LEAST_MS + (bytes / BYTES_PER_MB) * MS_PER_MB);
