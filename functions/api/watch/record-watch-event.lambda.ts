import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { requestDependencies } from '#functions/wiring/request-dependencies.ts';
import { figures, sessions, shares } from '#functions/wiring/stores.ts';
import { recordWatchEvent } from './record-watch-event.ts';

export const handler = serve(
  routes.recordWatchEvent,
  recordWatchEvent({ shares, figures, sessions }),
  requestDependencies,
);
