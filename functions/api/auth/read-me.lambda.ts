import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { credits, mediaAccess, users, visits } from '#functions/wiring/wiring.ts';
import { readMe } from './read-me.ts';

export const handler = serve(routes.readMe, readMe({ users, credits, mediaAccess }), visits);
