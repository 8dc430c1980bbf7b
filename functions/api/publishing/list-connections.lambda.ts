import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { requestDependencies } from '#functions/wiring/request-dependencies.ts';
import { connections } from '#functions/wiring/stores.ts';
import { listConnections } from './list-connections.ts';

export const handler = serve(routes.listConnections, listConnections({ connections }), requestDependencies);
