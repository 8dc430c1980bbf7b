import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { figures, visits } from '#functions/wiring/wiring.ts';
import { readAnalytics } from './read-analytics.ts';

export const handler = serve(routes.readAnalytics, readAnalytics({ figures }), visits);
