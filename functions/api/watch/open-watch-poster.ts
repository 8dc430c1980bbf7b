import { EDGE_CACHE_SECONDS } from '#contract/catalogue.ts';
import type { routes } from '#contract/routes.ts';
import type { MediaAccess } from '#functions/domain/media/ports.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';
import { findShared, type SharedPorts } from './find-shared.ts';

interface Ports extends SharedPorts {
  readonly mediaAccess: Lazy<MediaAccess>;
}

/** The poster at a stable URL, for sites that show link previews. */
export const openWatchPoster =
  ({ mediaAccess, ...ports }: Ports): Handle<typeof routes.openWatchPoster> =>
  async ({ params }, viewer) => {
    const { film, audience } = await findShared(ports, params.share_id, viewer);
    return {
      redirectTo: await mediaAccess().viewPath(film.poster, viewer.now),
      ...(audience !== 'owner' && { cacheSeconds: EDGE_CACHE_SECONDS }),
    };
  };
