import type { routes } from '#contract/routes.ts';
import { sceneThumbnail } from '#functions/domain/media/film-keys.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import type { Videos } from '#functions/domain/video/ports.ts';
import { isKept, mayOwnerWatch } from '#functions/domain/video/shown/who-may-watch.ts';
import { shownScenes } from '#functions/domain/video/video-edit.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';

/** The scenes of the video’s current film. */
export const listScenes =
  ({ videos }: { readonly videos: Lazy<Videos> }): Handle<typeof routes.listScenes> =>
  async ({ params }, { userId }) => {
    const video = await videos().find(userId, params.id);
    if (!isKept(video)) throw new Refusal('not_found');
    if (!mayOwnerWatch(video)) throw new Refusal('not_ready');
    const { film } = video;
    const scenes = shownScenes(video);
    return {
      reply: film.sceneStarts.map((start, index) => ({
        n: index + 1,
        start,
        narration: scenes[index]?.narration ?? '',
        thumbnail: `/${sceneThumbnail(film, index)}`,
      })),
    };
  };
