import { z } from 'zod';
import { EXPORT_HOURS, EXPORT_OPENINGS, EXPORTS_PER_DAY } from '#contract/catalogue.ts';
import type { Export as WireExport } from '#contract/schemas/auth.ts';
import { exportsPrefix } from '#functions/domain/media/media-keys.ts';

const MINUTE_MS = 60_000;
/**
 * The longest the state machine can take with all its retries, plus a margin: an export that takes longer must have
 * been killed.
 */
export const EXPORT_LOST_MINUTES = 50;
/** An export fails if, because of an empty purse, it has not got a slot by then. */
const WAITING_HOURS = 26;
/** After this time, a request whose execution did not start is restarted. */
const START_AGAIN_MINUTES = 1;
const DATE_CHARS = '2026-11-24'.length;

/** A user's latest export; a new export replaces it. */
export const Export = z.object({
  id: z.string(),
  ownerId: z.string(),
  /** The account’s media folder. */
  mediaFolder: z.string(),
  /** `expired`: the archive has been deleted. */
  status: z.enum(['packing', 'ready', 'failed', 'expired']),
  requestedAt: z.iso.datetime(),
  /** How many exports were requested on the day (UTC) of `requestedAt`, including this one. */
  ofDay: z.int().min(1),
  /** When the export’s execution was started; until then, the export waits its turn. */
  startedAt: z.iso.datetime().optional(),
  /** When PruneExports will next check the export. */
  dueAt: z.iso.datetime(),
  percent: z.int().min(0).max(100).default(0),
  bytes: z.int().optional(),
  /** How many files are missing because they were deleted during packing or didn’t fit. */
  missing: z.int().optional(),
  expiresAt: z.iso.datetime().optional(),
  /** How many links to the archive have been given out. */
  opened: z.int().default(0),
});
export type Export = z.infer<typeof Export>;

/** What identifies an export in steps and writes. */
export type ExportJob = Pick<Export, 'id' | 'ownerId'>;

type Placed = Pick<Export, keyof ExportJob | 'mediaFolder'>;

const later = (now: Date, minutes: number): string =>
  new Date(now.getTime() + minutes * MINUTE_MS).toISOString();

const dayOf = (time: string): string => time.slice(0, DATE_CHARS);

const DAY_MS = 24 * 60 * MINUTE_MS;

/** How long to wait before another export may be requested. */
export const secondsToTomorrow = (now: Date): number => Math.ceil((DAY_MS - (now.getTime() % DAY_MS)) / 1000);

/** How many more exports may be requested today. */
export const exportsLeft = (last: Export | undefined, now: Date): number =>
  last !== undefined && dayOf(last.requestedAt) === dayOf(now.toISOString())
    ? Math.max(0, EXPORTS_PER_DAY - last.ofDay)
    : EXPORTS_PER_DAY;

export const newExport = (job: Placed, last: Export | undefined, now: Date): Export => ({
  ...job,
  status: 'packing',
  requestedAt: now.toISOString(),
  ofDay: EXPORTS_PER_DAY - exportsLeft(last, now) + 1,
  dueAt: later(now, START_AGAIN_MINUTES),
  percent: 0,
  opened: 0,
});

/** Whether the export’s execution must have ended by now, or the export has waited too long to be executed. */
export const isLost = ({ requestedAt, startedAt }: Export, now: Date): boolean =>
  now.getTime() >
  (startedAt === undefined
    ? Date.parse(requestedAt) + WAITING_HOURS * 60 * MINUTE_MS
    : Date.parse(startedAt) + EXPORT_LOST_MINUTES * MINUTE_MS);

/** When to check again on an export that was just started. */
export const lostAt = (now: Date): string => later(now, EXPORT_LOST_MINUTES);

export const expiryOf = (now: Date): string => later(now, EXPORT_HOURS * 60);

export const exportKey = ({ id, mediaFolder }: Pick<Export, 'id' | 'mediaFolder'>): string =>
  `${exportsPrefix(mediaFolder)}${id}.zip`;

/** The file name under which the archive is saved: `veilcast-2026-11-24.zip`. */
export const exportName = ({ requestedAt }: Export): string => `veilcast-${dayOf(requestedAt)}.zip`;

/** An export whose archive is available. */
export type ReadyExport = Export & { readonly status: 'ready'; readonly expiresAt: string };

export const isReady = (last: Export | undefined, now: Date): last is ReadyExport =>
  last?.status === 'ready' && last.expiresAt !== undefined && Date.parse(last.expiresAt) > now.getTime();

export const openingsLeft = ({ opened }: Export): number => Math.max(0, EXPORT_OPENINGS - opened);

/** An export as sent to its owner’s browser. */
export const toWireExport = (last: Export | undefined, now: Date): WireExport => {
  const left = exportsLeft(last, now);
  if (last === undefined) return { status: 'none', left };
  const isThere = isReady(last, now);
  return {
    status: last.status === 'ready' && !isThere ? 'expired' : last.status,
    left,
    requestedAt: last.requestedAt,
    ...(last.status === 'packing' && { percent: last.percent }),
    ...(isThere && {
      openings: openingsLeft(last),
      expiresAt: last.expiresAt,
      bytes: last.bytes,
      missing: last.missing ?? 0,
    }),
  };
};
