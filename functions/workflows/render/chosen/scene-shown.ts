import { join } from 'node:path';
import type { Media } from '#functions/domain/media/ports.ts';
import type { FilmedScene } from '#functions/domain/video/video.ts';
import { MediaUnreadable, StillUnreadable } from '#functions/film/files/film-errors.ts';
import type { Shown } from '#functions/film/picture/scene-pictures.ts';

type Chosen = Pick<FilmedScene, 'media' | 'seat' | 'move' | 'focus' | 'zoom'>;

/** Everything a creator can choose that changes a scene’s pictures or the sound of its clip. */
export const chosenIngredients = ({ media, seat, move, focus, zoom }: Chosen, index: number) => [
  move ?? seat ?? index,
  ...(focus === undefined && zoom === undefined ? [] : [{ focus, zoom }]),
  ...(media?.kind === 'clip' ? [{ fromMs: media.fromMs ?? 0, sound: media.sound ?? 'off' }] : []),
];

/** What a scene shows, fetched into `scratch`. */
export const fetchShown = async (
  media: Media,
  own: Chosen['media'],
  stillKey: string,
  scratch: string,
): Promise<Shown> => {
  const path = join(scratch, 'shown');
  await media.fetch(stillKey, path);
  return own?.kind === 'clip' ? { clip: path, fromMs: own.fromMs } : { still: path };
};

/**
 * The error for a scene that failed: a retry repaints an unreadable still, but never replaces the creator's own
 * media.
 */
export const afterFailure = async (
  media: Media,
  own: Chosen['media'],
  stillKey: string,
  error: unknown,
): Promise<unknown> => {
  if (!(error instanceof StillUnreadable)) return error;
  if (own !== undefined) return new MediaUnreadable(error.path, error.reason);
  await media.removeAll(stillKey);
  return error;
};
