import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { newId } from '#functions/wiring/clock.ts';
import { uploadForms } from '#functions/wiring/media.ts';
import { requestDependencies } from '#functions/wiring/request-dependencies.ts';
import { credits, uploads } from '#functions/wiring/stores.ts';
import { createUpload } from './create-upload.ts';

export const handler = serve(
  routes.createUpload,
  createUpload({ uploads, uploadForms, credits, newId }),
  requestDependencies,
);
