import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { requestDependencies } from '#functions/wiring/request-dependencies.ts';
import { connections } from '#functions/wiring/stores.ts';
import { editConnection } from './edit-connection.ts';

export const handler = serve(routes.editConnection, editConnection({ connections }), requestDependencies);
