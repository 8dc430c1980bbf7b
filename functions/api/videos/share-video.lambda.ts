import { routes } from '#contract/routes.ts';
import { env } from '#functions/env.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { media, siteOrigin } from '#functions/wiring/media.ts';
import { moderation } from '#functions/wiring/providers.ts';
import { requestDependencies } from '#functions/wiring/request-dependencies.ts';
import { shares, videos } from '#functions/wiring/stores.ts';
import { shareVideo } from './share-video.ts';

export const handler = serve(
  routes.shareVideo,
  shareVideo({ ...moderation, videos, shares, media, siteOrigin, audience: env.audience }),
  requestDependencies,
);
