import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { requestDependencies } from '#functions/wiring/request-dependencies.ts';
import { credits, uploads } from '#functions/wiring/stores.ts';
import { readUploadQuota } from './read-upload-quota.ts';

export const handler = serve(
  routes.readUploadQuota,
  readUploadQuota({ uploads, credits }),
  requestDependencies,
);
