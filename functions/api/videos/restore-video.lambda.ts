import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { media } from '#functions/wiring/media.ts';
import { requestDependencies } from '#functions/wiring/request-dependencies.ts';
import { videos } from '#functions/wiring/stores.ts';
import { restoreVideo } from './restore-video.ts';

export const handler = serve(routes.restoreVideo, restoreVideo({ videos, media }), requestDependencies);
