import type { Media } from '#functions/domain/media/ports.ts';
import type { Upload } from '#functions/domain/uploads/upload.ts';
import { arrivalPrefix, uploadPrefix } from '#functions/domain/uploads/upload-keys.ts';

/** Permanently erases all files of an upload, once its row has been deleted or marks the upload as gone. */
export const eraseUpload = async (
  media: Media,
  upload: Pick<Upload, 'id' | 'ownerId' | 'mediaFolder'>,
): Promise<void> => {
  await media.eraseAll(arrivalPrefix(upload));
  await media.eraseAll(uploadPrefix(upload));
};
