import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { media } from '#functions/wiring/media.ts';
import { requestDependencies } from '#functions/wiring/request-dependencies.ts';
import { uploads, uploadUses } from '#functions/wiring/stores.ts';
import { deleteUpload } from './delete-upload.ts';

export const handler = serve(
  routes.deleteUpload,
  deleteUpload({ uploads, uploadUses, media }),
  requestDependencies,
);
