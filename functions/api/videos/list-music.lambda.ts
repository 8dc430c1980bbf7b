import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { requestDependencies } from '#functions/wiring/request-dependencies.ts';
import { listMusic } from './list-music.ts';

export const handler = serve(routes.listMusic, listMusic(), requestDependencies);
