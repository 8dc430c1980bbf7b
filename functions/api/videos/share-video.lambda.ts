import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { shares, siteOrigin, videos, visits } from '#functions/wiring/wiring.ts';
import { shareVideo } from './share-video.ts';

export const handler = serve(routes.shareVideo, shareVideo({ videos, shares, siteOrigin }), visits);
