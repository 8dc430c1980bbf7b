import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { requestDependencies } from '#functions/wiring/request-dependencies.ts';
import { videos } from '#functions/wiring/stores.ts';
import { recordEvent } from './record-event.ts';

export const handler = serve(routes.recordEvent, recordEvent({ videos }), requestDependencies);
