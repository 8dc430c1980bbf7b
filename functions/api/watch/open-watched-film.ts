import type { routes } from '#contract/routes.ts';
import type { MediaAccess } from '#functions/domain/media/ports.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';
import { findPlayable, type PlayPorts } from './find-shared.ts';
import { sharedFiles, watchedFilm } from './watched-film.ts';

interface Ports extends PlayPorts {
  readonly mediaAccess: Lazy<MediaAccess>;
}

/**
 * The film for the watch page's player. The page is cached for all visitors, but this response isn’t, so it can set
 * cookies even if scripts are off.
 */
export const openWatchedFilm =
  ({ mediaAccess, ...ports }: Ports): Handle<typeof routes.openWatchedFilm> =>
  async ({ params }, viewer) => {
    const { video, minutes } = await findPlayable(ports, params.share_id, viewer);
    const { played, captions } = sharedFiles(video);
    return {
      redirectTo: watchedFilm(video).videoUrl,
      mediaCookies: await mediaAccess().fileCookies([played, captions], minutes, viewer.now),
    };
  };
