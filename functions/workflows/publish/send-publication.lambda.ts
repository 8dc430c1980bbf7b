import { serveStep } from '#functions/runtime/step/step.ts';
import { publishing } from '#functions/wiring/platforms.ts';
import { sendPublicationStep } from './send-publication.ts';

export const handler = serveStep(sendPublicationStep(publishing()));
