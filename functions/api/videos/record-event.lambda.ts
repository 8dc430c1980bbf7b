import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { figures, visits } from '#functions/wiring/wiring.ts';
import { recordEvent } from './record-event.ts';

export const handler = serve(routes.recordEvent, recordEvent({ figures }), visits);
