/** Larger files may take longer, so that a small one can't keep a function busy for long. */
const LEAST_MS = 30_000;
const MS_PER_MB = 3000;
/** Less than the function's own limit: a creator reads why, and nothing is tried again. */
export const MOST_MS = 780_000;
const BYTES_PER_MB = 1e6;

/** How long a file may take to convert, by its bytes. */
export const convertingMost = (bytes: number): number =>
  Math.min(MOST_MS, LEAST_MS + (bytes / BYTES_PER_MB) * MS_PER_MB);
