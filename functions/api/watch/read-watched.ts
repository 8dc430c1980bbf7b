import type { routes } from '#contract/routes.ts';
import type { MediaAccess } from '#functions/domain/media/ports.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';
import { findPlayable, type PlayPorts } from './find-shared.ts';
import { sharedFiles, watchedFilm } from './watched-film.ts';

interface Ports extends PlayPorts {
  readonly mediaAccess: Lazy<MediaAccess>;
}

/** A shared video, for anyone with its link; each call renews the cookies that open its files. */
export const readWatched =
  ({ mediaAccess, ...ports }: Ports): Handle<typeof routes.readWatched> =>
  async ({ params }, viewer) => {
    const { video, minutes } = await findPlayable(ports, params.share_id, viewer);
    const { played, captions } = sharedFiles(video);
    return {
      reply: watchedFilm(video),
      mediaCookies: await mediaAccess().fileCookies([played, captions], minutes, viewer.now),
    };
  };
