import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { newsletter, visits } from '#functions/wiring/wiring.ts';
import { subscribeNewsletter } from './subscribe-newsletter.ts';

export const handler = serve(routes.subscribeNewsletter, subscribeNewsletter({ newsletter }), visits);
