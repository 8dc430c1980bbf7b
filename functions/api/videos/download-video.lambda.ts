import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { figures, mediaAccess, videos, visits } from '#functions/wiring/wiring.ts';
import { downloadVideo } from './download-video.ts';

export const handler = serve(routes.downloadVideo, downloadVideo({ videos, figures, mediaAccess }), visits);
