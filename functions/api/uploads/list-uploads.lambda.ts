import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { requestDependencies } from '#functions/wiring/request-dependencies.ts';
import { uploads } from '#functions/wiring/stores.ts';
import { listUploads } from './list-uploads.ts';

export const handler = serve(routes.listUploads, listUploads({ uploads }), requestDependencies);
