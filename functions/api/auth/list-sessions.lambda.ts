import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { requestDependencies } from '#functions/wiring/request-dependencies.ts';
import { sessions } from '#functions/wiring/stores.ts';
import { listSessions } from './list-sessions.ts';

export const handler = serve(routes.listSessions, listSessions({ sessions }), requestDependencies);
