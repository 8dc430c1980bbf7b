import { PIECES_KEPT_DAYS } from '#contract/catalogue.ts';

/**
 * The only assumed quantity: how long a stored byte is paid for. Intermediate files are deleted after the days in the
 * bucket's lifecycle rule; a finished film is assumed to be kept for a year (docs/decisions/0018-metering.md).
 */
const FILM_KEPT_MONTHS = 12;
const DAYS_PER_MONTH = 30;

/** The storage billed for an object, in whole byte-months. */
export const byteMonths = (key: string, bytes: number): number =>
  Math.ceil(key.startsWith('work/') ? (bytes * PIECES_KEPT_DAYS) / DAYS_PER_MONTH : bytes * FILM_KEPT_MONTHS);
