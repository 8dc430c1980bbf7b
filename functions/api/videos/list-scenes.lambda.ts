import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { videos, visits } from '#functions/wiring/wiring.ts';
import { listScenes } from './list-scenes.ts';

export const handler = serve(routes.listScenes, listScenes({ videos }), visits);
