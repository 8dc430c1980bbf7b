import { PIECES_KEPT_DAYS } from '#contract/catalogue.ts';

/**
 * The one assumption of all quantities: how long a stored byte is paid for. Files between steps go after the days that
 * the bucket's rule says; a finished film is taken to be kept for a year (docs/decisions/0018-metering.md).
 */
const FILM_KEPT_MONTHS = 12;
const DAYS_PER_MONTH = 30;

/** What storing an object is billed, in whole byte-months. */
export const byteMonths = (key: string, bytes: number): number =>
  Math.ceil(key.startsWith('work/') ? (bytes * PIECES_KEPT_DAYS) / DAYS_PER_MONTH : bytes * FILM_KEPT_MONTHS);
