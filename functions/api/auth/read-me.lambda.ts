import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { mediaAccess } from '#functions/wiring/media.ts';
import { credits, users } from '#functions/wiring/stores.ts';
import { visits } from '#functions/wiring/visits.ts';
import { readMe } from './read-me.ts';

export const handler = serve(routes.readMe, readMe({ users, credits, mediaAccess }), visits);
