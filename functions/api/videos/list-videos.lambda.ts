import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { videos } from '#functions/wiring/stores.ts';
import { visits } from '#functions/wiring/visits.ts';
import { listVideos } from './list-videos.ts';

export const handler = serve(routes.listVideos, listVideos({ videos }), visits);
