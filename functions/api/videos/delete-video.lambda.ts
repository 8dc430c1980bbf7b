import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { media, videos, visits } from '#functions/wiring/wiring.ts';
import { deleteVideo } from './delete-video.ts';

export const handler = serve(routes.deleteVideo, deleteVideo({ videos, media }), visits);
