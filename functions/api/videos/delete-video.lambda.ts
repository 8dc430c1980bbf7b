import { routes } from '#contract/routes.ts';
import { serve } from '#functions/http/serve.ts';
import { media, videos, visits } from '#functions/wiring.ts';
import { deleteVideo } from './delete-video.ts';

export const handler = serve(routes.deleteVideo, deleteVideo({ videos, media }), visits);
