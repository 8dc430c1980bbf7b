import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { media } from '#functions/wiring/media.ts';
import { requestDependencies } from '#functions/wiring/request-dependencies.ts';
import { queueing } from '#functions/wiring/spending.ts';
import { checks, uploads } from '#functions/wiring/stores.ts';
import { uploadChecker } from '#functions/wiring/workflows.ts';
import { checkUpload } from './check-upload.ts';

const ports = { ...queueing, checks, uploads, uploadChecker, media };
export const handler = serve(routes.checkUpload, checkUpload(ports), requestDependencies);
