import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { requestDependencies } from '#functions/wiring/request-dependencies.ts';
import { videos } from '#functions/wiring/stores.ts';
import { listScenes } from './list-scenes.ts';

export const handler = serve(routes.listScenes, listScenes({ videos }), requestDependencies);
