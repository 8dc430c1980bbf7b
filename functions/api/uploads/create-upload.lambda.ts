import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { newId } from '#functions/wiring/clock.ts';
import { uploadPermits } from '#functions/wiring/media.ts';
import { requestDependencies } from '#functions/wiring/request-dependencies.ts';
import { queueing } from '#functions/wiring/spending.ts';
import { credits, uploads, workSpending } from '#functions/wiring/stores.ts';
import { createUpload } from './create-upload.ts';

const ports = { uploads, uploadPermits, credits, newId, ...queueing, workSpending };
export const handler = serve(routes.createUpload, createUpload(ports), requestDependencies);
