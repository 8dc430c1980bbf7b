import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { mediaAccess, siteOrigin } from '#functions/wiring/media.ts';
import { shares, videos } from '#functions/wiring/stores.ts';
import { visits } from '#functions/wiring/visits.ts';
import { openWatchPage, problemPage } from './open-watch-page.ts';

const handle = openWatchPage({ shares, videos, mediaAccess, siteOrigin });
export const handler = serve(routes.openWatchPage, handle, { ...visits, problemPage });
