import { serveStep } from '#functions/runtime/step/step.ts';
import { connecting } from '#functions/wiring/platforms.ts';
import { revokeConnectionsStep } from './revoke-connections.ts';

export const handler = serveStep(revokeConnectionsStep(connecting));
