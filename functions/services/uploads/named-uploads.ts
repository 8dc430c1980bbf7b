import type { Lazy } from '#functions/domain/request/ports.ts';
import { type NamedUploads, uploadsOf } from '#functions/domain/storyboard/film-storyboard.ts';
import type { Storyboard } from '#functions/domain/storyboard/storyboard.ts';
import type { Uploads } from '#functions/domain/uploads/ports.ts';

/** Reads the uploads that a storyboard refers to. */
export const namedUploads = async (
  uploads: Lazy<Pick<Uploads, 'find'>>,
  storyboard: Storyboard,
): Promise<NamedUploads> => {
  const found = await Promise.all(uploadsOf(storyboard).map((id) => uploads().find(storyboard.ownerId, id)));
  return new Map(found.flatMap((upload) => (upload === undefined ? [] : [[upload.id, upload]])));
};
