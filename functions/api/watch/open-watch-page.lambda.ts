import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { mediaAccess, siteOrigin } from '#functions/wiring/media.ts';
import { requestDependencies } from '#functions/wiring/request-dependencies.ts';
import { credits, egress } from '#functions/wiring/stores.ts';
import { watching } from '#functions/wiring/watching.ts';
import { openWatchPage, problemPage } from './open-watch-page.ts';

const handle = openWatchPage({
  ...watching,
  egress,
  subscriptions: credits,
  mediaAccess,
  siteOrigin,
});
export const handler = serve(routes.openWatchPage, handle, { ...requestDependencies, problemPage });
