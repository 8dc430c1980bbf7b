import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { mediaAccess, shares, siteOrigin, videos, visits } from '#functions/wiring/wiring.ts';
import { openWatchPage, problemPage } from './open-watch-page.ts';

const handle = openWatchPage({ shares, videos, mediaAccess, siteOrigin });
export const handler = serve(routes.openWatchPage, handle, { ...visits, problemPage });
