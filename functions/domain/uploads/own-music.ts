import { Refusal } from '#functions/domain/request/refusal.ts';
import type { OwnMusic } from '#functions/domain/video/video.ts';
import type { Upload } from './upload.ts';
import { uploadFile } from './upload-keys.ts';

/**
 * A creator’s own sound as a video’s music. @throws Refusal if the upload is gone, isn’t a sound that passed its
 * check, or the creator never confirmed having the rights to it.
 */
export const ownMusic = (upload: Upload | undefined): OwnMusic => {
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
