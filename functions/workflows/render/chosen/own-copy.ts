import { workPrefix } from '#functions/domain/media/media-keys.ts';
import type { Media } from '#functions/domain/media/ports.ts';
import { StepError } from '#functions/domain/video/step-errors.ts';
import { contentHash } from '#functions/services/media/content-hash.ts';
import type { Job } from '#functions/workflows/render/messages.ts';

/**
 * The video's own copy of an upload, which a later edit can still use once the upload itself is gone. Throws
 * `MediaGone` if both are gone.
 */
export const ownCopy = async (media: Media, job: Job, key: string): Promise<string> => {
  const copy = `${workPrefix(job.ownerId, job.videoId)}own/${contentHash(key)}`;
  if (await media.exists(copy)) return copy;
  if ((await media.exists(key)) && (await media.copyAll(key, copy)) > 0) return copy;
  throw new StepError('MediaGone', 'An upload of the creator is gone.');
};
