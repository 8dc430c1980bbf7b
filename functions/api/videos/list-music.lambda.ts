import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { visits } from '#functions/wiring/visits.ts';
import { listMusic } from './list-music.ts';

export const handler = serve(routes.listMusic, listMusic(), visits);
