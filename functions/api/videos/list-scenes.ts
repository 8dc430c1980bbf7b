import type { routes } from '#contract/routes.ts';
import type { Lazy, Videos } from '#functions/domain/ports.ts';
import { shownScenes } from '#functions/domain/redo.ts';
import { Refusal } from '#functions/domain/refusal.ts';
import { sceneThumbnail } from '#functions/domain/video.ts';
import type { Handle } from '#functions/domain/visit.ts';

/** The scenes of the film that can be watched; none for a film of before thumbnails were made. */
export const listScenes =
  ({ videos }: { readonly videos: Lazy<Videos> }): Handle<typeof routes.listScenes> =>
  async ({ params }, { userId }) => {
    const video = await videos().find(userId, params.id);
    if (video === undefined || video.status === 'deleting') throw new Refusal('not_found');
    const { film } = video;
    if (film === undefined) throw new Refusal('not_ready');
    const scenes = shownScenes(video);
    return {
      reply: (film.sceneStarts ?? []).map((start, index) => ({
        n: index + 1,
        start,
        narration: scenes[index]?.narration ?? '',
        thumbnail: `/${sceneThumbnail(film, index)}`,
      })),
    };
  };
