import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { mediaAccess } from '#functions/wiring/media.ts';
import { shares, videos } from '#functions/wiring/stores.ts';
import { visits } from '#functions/wiring/visits.ts';
import { readWatched } from './read-watched.ts';

export const handler = serve(routes.readWatched, readWatched({ shares, videos, mediaAccess }), visits);
