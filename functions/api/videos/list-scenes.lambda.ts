import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { videos } from '#functions/wiring/stores.ts';
import { visits } from '#functions/wiring/visits.ts';
import { listScenes } from './list-scenes.ts';

export const handler = serve(routes.listScenes, listScenes({ videos }), visits);
