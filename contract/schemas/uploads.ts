import * as z from 'zod/mini';
import { UPLOAD_KINDS } from '#contract/catalogue.ts';
import { Count } from '#contract/schemas/count.ts';
import { openSet } from '#contract/schemas/open-set.ts';
import { writtenText } from '#contract/schemas/text.ts';

export const UploadStatus = openSet(['uploading', 'checking', 'ready', 'refused'], 'checking');
export type UploadStatus = z.infer<typeof UploadStatus>;

/**
 * A picture, clip or sound of the creator’s own. Addresses are paths on the site’s own origin, readable with
 * the media cookies.
 */
export const Upload = z.object({
  id: z.string(),
  kind: z.enum(UPLOAD_KINDS),
  /** The file’s name. */
  name: z.string(),
  /** How much of the account’s storage the file uses: its size as sent, and later as stored; 0 if refused. */
  bytes: Count,
  /**
   * `uploading`: the file hasn’t arrived, or its check hasn’t been requested. `refused`: `error` explains
   * why; the file is gone.
   */
  status: UploadStatus,
  error: z.optional(z.string()),
  /** For clips and sounds. */
  seconds: z.optional(z.number()),
  /** For pictures and clips: the size of the stored file in pixels. */
  width: z.optional(Count),
  height: z.optional(Count),
  /** Whether a clip has sound. */
  hasSound: z.optional(z.boolean()),
  /**
   * Whether the creator confirmed having the rights to this sound; without those rights, the sound can’t be used as
   * music in a video.
   */
  rights: z.optional(z.literal(true)),
  /** A JPEG, an MP4 (H.264, AAC) or an M4A (AAC), once it is ready. */
  url: z.optional(z.string()),
  /** A small JPEG of a picture or clip. */
  thumbnail: z.optional(z.string()),
  createdAt: z.iso.datetime(),
});
export type Upload = z.infer<typeof Upload>;

const NAME_MAX_CHARS = 200;
const FileName = writtenText(
  NAME_MAX_CHARS,
  'The file needs a name.',
  () => `The file’s name is too long. Use at most ${NAME_MAX_CHARS} characters.`,
);
const TYPE_MAX_CHARS = 100;

export const CreateUpload = z.strictObject({
  kind: z.enum(UPLOAD_KINDS),
  name: FileName,
  /** The file’s exact size. The permit doesn’t accept any other size. */
  bytes: z.int().check(z.minimum(1, 'This file is empty. Choose another one.')),
  /** The file’s media type, such as `image/png`; parameters such as `codecs` may follow it. */
  type: z.string().check(z.maxLength(TYPE_MAX_CHARS)),
  /**
   * The creator has the rights to this sound. Without those rights, the sound can be used as narration but never as
   * music.
   */
  rights: z.optional(z.literal(true)),
});

/**
 * A permit to send the file, for `UPLOAD_PERMIT_MINUTES`: PUT it to `url` with exactly these headers. The bucket
 * accepts the file once and answers 412 to a second attempt. Then `POST /api/uploads/{id}/check`.
 */
export const BegunUpload = z.object({
  upload: Upload,
  put: z.object({ url: z.string(), headers: z.record(z.string(), z.string()) }),
});

/**
 * How many bytes an account’s media use, and how many they may use. At or above the limit, nothing can be
 * added.
 */
export const UploadQuota = z.object({ usedBytes: Count, mostBytes: Count });
export type UploadQuota = z.infer<typeof UploadQuota>;
