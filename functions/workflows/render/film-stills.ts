import { sceneStill } from '#functions/domain/media/film-keys.ts';
import type { Media } from '#functions/domain/media/ports.ts';
import { shownOf } from './film-files.ts';
import type { MadeScene } from './messages.ts';

/**
 * Stores the small stills of a film's scenes next to the film’s files, where its owner's browser finds them. Returns
 * the indexes of the scenes that have one; scenes painted before we kept small stills have none.
 */
export const keepStills = async (
  media: Media,
  scenes: readonly Pick<MadeScene, 'stillKey'>[],
  poster: string,
): Promise<number[]> => {
  const kept = await Promise.all(
    scenes.map(async ({ stillKey }, index) => {
      const small = shownOf(stillKey);
      if (!(await media.exists(small))) return [];
      await media.write(sceneStill({ poster }, index), await media.read(small), 'image/jpeg');
      return [index];
    }),
  );
  return kept.flat();
};
