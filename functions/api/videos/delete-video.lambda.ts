import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { media } from '#functions/wiring/media.ts';
import { requestDependencies } from '#functions/wiring/request-dependencies.ts';
import { videos } from '#functions/wiring/stores.ts';
import { deleteVideo } from './delete-video.ts';

export const handler = serve(routes.deleteVideo, deleteVideo({ videos, media }), requestDependencies);
