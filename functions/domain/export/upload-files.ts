import { titleSlug } from '#functions/domain/media/title-slug.ts';
import type { Upload } from '#functions/domain/uploads/upload.ts';
import { uploadFile } from '#functions/domain/uploads/upload-keys.ts';
import type { ArchivedFile } from './film-files.ts';

/** Enough of a ULID’s random part to distinguish files with the same name. */
const ID_CHARS = 6;
const EXTENSION = /\.[^.]+$/u;

/** The creator's own files that belong in their account's export: `my-media/lighthouse-7f3k2m.jpg`. */
export const archivedUploads = (uploads: readonly Upload[]): readonly ArchivedFile[] =>
  uploads
    .filter(({ status, review }) => status === 'ready' && review !== 'held')
    .map((upload) => {
      const key = uploadFile(upload);
      const [extension = ''] = EXTENSION.exec(key) ?? [];
      const slug = titleSlug(upload.name.replace(EXTENSION, ''));
      const id = upload.id.slice(-ID_CHARS).toLowerCase();
      return { key, name: `my-media/${slug}-${id}${extension}`, bytes: upload.bytes };
    });
