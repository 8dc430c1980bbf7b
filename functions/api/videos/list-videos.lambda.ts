import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { videos, visits } from '#functions/wiring/wiring.ts';
import { listVideos } from './list-videos.ts';

export const handler = serve(routes.listVideos, listVideos({ videos }), visits);
