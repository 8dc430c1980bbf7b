import { routes } from '#contract/routes.ts';
import { serve } from '#functions/http/serve.ts';
import { mediaAccess, videos, visits } from '#functions/wiring.ts';
import { downloadVideo } from './download-video.ts';

export const handler = serve(routes.downloadVideo, downloadVideo({ videos, mediaAccess }), visits);
