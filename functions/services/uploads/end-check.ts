import type { Media } from '#functions/domain/media/ports.ts';
import type { WorkQueue } from '#functions/domain/queue/ports.ts';
import type { Uploads } from '#functions/domain/uploads/ports.ts';
import { problemSentence, type UploadProblem } from '#functions/domain/uploads/problems.ts';
import type { Upload } from '#functions/domain/uploads/upload.ts';
import { eraseUpload } from './erase-upload.ts';

interface Ports {
  readonly uploads: Uploads;
  readonly media: Media;
  readonly checks: Pick<WorkQueue, 'leave'>;
}

/** Ends a check without a result, unless it already has one. */
export const endCheck = async (
  { uploads, media, checks }: Ports,
  upload: Pick<Upload, 'id' | 'ownerId' | 'mediaFolder' | 'kind'>,
  now: Date,
  problem: UploadProblem = 'unchecked',
): Promise<void> => {
  const { ownerId, id } = upload;
  await uploads.refuse(upload, problemSentence(problem, upload.kind), now);
  const after = await uploads.find(ownerId, id);
  if (after?.status !== 'ready') await eraseUpload(media, upload);
  await checks.leave({ ownerId, name: id }, now);
};
