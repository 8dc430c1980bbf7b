import { serveStep } from '#functions/runtime/step/step.ts';
import { departures, identityPool } from '#functions/wiring/wiring.ts';
import { deleteIdentity } from './delete-identity.ts';

export const handler = serveStep(deleteIdentity({ departures, identityPool }));
