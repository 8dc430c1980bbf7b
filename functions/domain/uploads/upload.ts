import { z } from 'zod';
import { UPLOAD_KINDS } from '#contract/catalogue.ts';
import type { Upload as WireUpload } from '#contract/schemas/uploads.ts';
import { Review } from '#functions/domain/video/video.ts';
import { uploadFile, uploadThumbnail } from './upload-keys.ts';

const MINUTE_MS = 60_000;
/** After this time, an upload is removed if its file hasn’t arrived or its check was never requested. */
const UPLOADING_MINUTES = 60;
/** After this time, an upload is refused if it couldn’t get a slot because its purse was empty. */
const WAITING_HOURS = 26;
/** After this time, a check is started again if its execution never started. */
const START_AGAIN_MINUTES = 1;
/** The time for all of the state machine’s tries, plus a margin: a check that takes longer must have been killed. */
export const CHECK_LOST_MINUTES = 45;

/** The details of a ready file, and the parts of it that are kept. */
export const UploadFacts = z.object({
  /** For clips and sounds. */
  seconds: z.number().positive().optional(),
  /** For pictures and clips. */
  width: z.int().positive().optional(),
  height: z.int().positive().optional(),
  /** Whether a clip has sound. */
  hasSound: z.boolean().optional(),
  /** Loudness according to EBU R 128, for sounds and for clips with sound; absent when nothing is audible. */
  loudnessLufs: z.number().optional(),
});
export type UploadFacts = z.infer<typeof UploadFacts>;

/** A creator's own picture, clip or sound. */
export const Upload = z.object({
  id: z.string(),
  ownerId: z.string(),
  /** The account's random folder, in which its files are stored. */
  mediaFolder: z.string(),
  kind: z.enum(UPLOAD_KINDS),
  name: z.string(),
  /** The media type that the permit accepts. The file’s actual type is determined from its content. */
  type: z.string(),
  /** The creator confirmed that they have the rights to this sound; only then can it be a video's music. */
  rights: z.literal(true).optional(),
  status: z.enum(['uploading', 'checking', 'ready', 'refused']),
  /** Why the upload was refused, as a message. */
  error: z.string().optional(),
  /** The bytes the upload takes up in the account’s quota. */
  bytes: z.int().min(0),
  createdAt: z.iso.datetime(),
  /** Whether the execution of the upload’s check has been started. */
  checkStarted: z.boolean().optional(),
  /** The moderator’s finding; a video that shows the upload is rated at least as strictly. */
  review: Review.optional(),
  ...UploadFacts.shape,
});
export type Upload = z.infer<typeof Upload>;

/** Identifies an upload in steps and writes. */
export type UploadJob = Pick<Upload, 'id' | 'ownerId'>;

export const isOpen = ({ status }: Pick<Upload, 'status'>): boolean =>
  status === 'uploading' || status === 'checking';

const later = (from: Date, minutes: number): string =>
  new Date(from.getTime() + minutes * MINUTE_MS).toISOString();

/**
 * When PruneUploads removes an upload whose check was never requested, along with anything uploaded with its permit.
 * This is long after the permit expires, because an upload that started before then may take a while.
 */
export const abandonedAt = (begun: Date): string => later(begun, UPLOADING_MINUTES);

/** Whether an upload has waited too long to be checked at all. */
export const hasWaitedTooLong = ({ createdAt }: Pick<Upload, 'createdAt'>, now: Date): boolean =>
  now.getTime() > Date.parse(createdAt) + WAITING_HOURS * 60 * MINUTE_MS;

/** Whether any check that started before the upload’s permit expired must have ended by now. */
export const isCheckOver = (overAt: string, now: Date): boolean =>
  now.getTime() > Date.parse(overAt) + CHECK_LOST_MINUTES * MINUTE_MS;

/** When PruneUploads restarts a check whose execution never started. */
export const startAgainAt = (now: Date): string => later(now, START_AGAIN_MINUTES);

/** The time by which a check that was started must have ended. */
export const lostAt = (now: Date): string => later(now, CHECK_LOST_MINUTES);

/** An upload as sent to its owner's browser. */
export const toWireUpload = (upload: Upload): WireUpload => {
  const { id, kind, name, bytes, status, createdAt, error, seconds, width, height, hasSound, rights } =
    upload;
  const isReady = status === 'ready';
  return {
    id,
    kind,
    name,
    bytes,
    status,
    createdAt,
    ...(error === undefined ? {} : { error }),
    ...(seconds === undefined ? {} : { seconds }),
    ...(width === undefined || height === undefined ? {} : { width, height }),
    ...(hasSound === undefined ? {} : { hasSound }),
    ...(rights === undefined ? {} : { rights }),
    ...(isReady ? { url: `/${uploadFile(upload)}` } : {}),
    ...(isReady && kind !== 'sound' ? { thumbnail: `/${uploadThumbnail(upload)}` } : {}),
  };
};
