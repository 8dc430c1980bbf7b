import type { z } from 'zod';
import type { ChosenMusic } from '#contract/schemas/videos.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import type { Uploads } from '#functions/domain/uploads/ports.ts';
import { uploadFile } from '#functions/domain/uploads/upload-keys.ts';
import type { OwnMusic } from '#functions/domain/video/video.ts';

export interface OwnMusicPorts {
  readonly uploads: Lazy<Pick<Uploads, 'find'>>;
}

/**
 * The sound that was chosen as music, if it is one of the creator’s own.
 * @throws Refusal when it is gone, isn’t a checked sound, or its creator never said that they have the rights to it.
 */
export const ownMusicOf = async (
  { uploads }: OwnMusicPorts,
  userId: string,
  chosen: z.output<typeof ChosenMusic> | undefined,
): Promise<OwnMusic | undefined> => {
  if (chosen === undefined || !('uploadId' in chosen)) return undefined;
  const upload = await uploads().find(userId, chosen.uploadId);
  if (upload === undefined)
    throw new Refusal('media_unusable', 'Your music was deleted. Choose another one, or no music.');
  if (upload.kind !== 'sound' || upload.status !== 'ready')
    throw new Refusal(
      'media_unusable',
      `“${upload.name}” can’t be used as music. Choose a sound that is ready.`,
    );
  if (upload.rights !== true)
    throw new Refusal(
      'media_unusable',
      `“${upload.name}” was uploaded without the rights to use it as music. Upload it again, and tick the box.`,
    );
  return { uploadId: upload.id, key: uploadFile(upload), name: upload.name };
};
