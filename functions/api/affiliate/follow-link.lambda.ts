import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { affiliates, visits } from '#functions/wiring/wiring.ts';
import { followLink } from './follow-link.ts';

export const handler = serve(routes.followLink, followLink({ affiliates }), visits);
