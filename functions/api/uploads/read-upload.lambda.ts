import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { requestDependencies } from '#functions/wiring/request-dependencies.ts';
import { uploads } from '#functions/wiring/stores.ts';
import { readUpload } from './read-upload.ts';

export const handler = serve(routes.readUpload, readUpload({ uploads }), requestDependencies);
