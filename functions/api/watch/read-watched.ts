import type { routes } from '#contract/routes.ts';
import type { MediaAccess } from '#functions/domain/media/ports.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';
import { findShared, type SharedPorts } from './find-shared.ts';
import { watchedFilm } from './watched-film.ts';

interface Ports extends SharedPorts {
  readonly mediaAccess: Lazy<MediaAccess>;
}

/** A shared video, for anyone with its link. */
export const readWatched =
  ({ mediaAccess, ...ports }: Ports): Handle<typeof routes.readWatched> =>
  async ({ params }, { now }) => ({
    reply: await watchedFilm(await findShared(ports, params.share_id), mediaAccess(), now),
  });
