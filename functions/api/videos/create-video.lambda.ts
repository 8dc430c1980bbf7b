import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { newId } from '#functions/wiring/clock.ts';
import { creating } from '#functions/wiring/filming.ts';
import { requestDependencies } from '#functions/wiring/request-dependencies.ts';
import { idempotency, uploads } from '#functions/wiring/stores.ts';
import { createVideo } from './create-video.ts';

export const handler = serve(routes.createVideo, createVideo({ ...creating(), uploads, newId }), {
  ...requestDependencies,
  idempotency,
});
