import type { Media } from '#functions/domain/media/ports.ts';
import type { Upload } from '#functions/domain/uploads/upload.ts';
import { arrivalPrefix, uploadPrefix } from '#functions/domain/uploads/upload-keys.ts';

/** Erases all files of an upload once its row is deleted or marks the upload as gone; nobody can restore them. */
export const eraseUpload = async (
  media: Media,
  upload: Pick<Upload, 'id' | 'ownerId' | 'mediaFolder'>,
): Promise<void> => {
  await media.eraseAll(arrivalPrefix(upload));
  await media.eraseAll(uploadPrefix(upload));
};
