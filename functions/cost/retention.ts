import { DELETED_KEPT_DAYS, EXPORT_HOURS, PIECES_KEPT_DAYS } from '#contract/catalogue.ts';

/**
 * How long we pay for a stored byte, which is the only quantity that we have to assume. Intermediate files are
 * deleted after the days set in the bucket's lifecycle rule; a finished film is assumed to be kept for a year
 * (docs/decisions/0018-metering.md).
 */
const FILM_KEPT_MONTHS = 12;
const DAYS_PER_MONTH = 30;

const monthsOf = (key: string): number => {
  if (key.startsWith('work/')) return PIECES_KEPT_DAYS / DAYS_PER_MONTH;
  // Deleted when the video is finished; its bucket keeps deleted files for some days.
  if (key.includes('/stills/')) return DELETED_KEPT_DAYS / DAYS_PER_MONTH;
  return key.startsWith('media/exports/') ? EXPORT_HOURS / 24 / DAYS_PER_MONTH : FILM_KEPT_MONTHS;
};

/** The storage billed for an object, in whole byte-months. */
export const byteMonths = (key: string, bytes: number): number => Math.ceil(bytes * monthsOf(key));
