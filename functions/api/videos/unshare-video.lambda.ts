import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { requestDependencies } from '#functions/wiring/request-dependencies.ts';
import { shares, videos } from '#functions/wiring/stores.ts';
import { unshareVideo } from './unshare-video.ts';

export const handler = serve(routes.unshareVideo, unshareVideo({ videos, shares }), requestDependencies);
