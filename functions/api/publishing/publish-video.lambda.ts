import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { ordering } from '#functions/wiring/platforms.ts';
import { requestDependencies } from '#functions/wiring/request-dependencies.ts';
import { idempotency } from '#functions/wiring/stores.ts';
import { publishVideo } from './publish-video.ts';

export const handler = serve(routes.publishVideo, publishVideo(ordering()), {
  ...requestDependencies,
  idempotency,
});
