import { routes } from '#contract/routes.ts';
import { serve } from '#functions/http/serve.ts';
import { idempotency, renderer, videos, visits } from '#functions/wiring.ts';
import { rewriteScene } from './rewrite-scene.ts';

export const handler = serve(routes.rewriteScene, rewriteScene({ videos, renderer, idempotency }), visits);
