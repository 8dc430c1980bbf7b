import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { media, mediaAccess } from '#functions/wiring/media.ts';
import { moderation } from '#functions/wiring/providers.ts';
import { requestDependencies } from '#functions/wiring/request-dependencies.ts';
import { credits, egress, figures, videos } from '#functions/wiring/stores.ts';
import { downloadVideo } from './download-video.ts';

export const handler = serve(
  routes.downloadVideo,
  downloadVideo({ ...moderation, videos, figures, media, egress, subscriptions: credits, mediaAccess }),
  requestDependencies,
);
