import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { requestDependencies } from '#functions/wiring/request-dependencies.ts';
import { affiliates } from '#functions/wiring/stores.ts';
import { followLink } from './follow-link.ts';

export const handler = serve(routes.followLink, followLink({ affiliates }), requestDependencies);
