import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { mediaAccess, shares, videos, visits } from '#functions/wiring/wiring.ts';
import { readWatched } from './read-watched.ts';

export const handler = serve(routes.readWatched, readWatched({ shares, videos, mediaAccess }), visits);
