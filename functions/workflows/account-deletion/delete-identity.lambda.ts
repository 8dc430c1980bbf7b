import { serveStep } from '#functions/http/step.ts';
import { departures, identityPool } from '#functions/wiring.ts';
import { deleteIdentity } from './delete-identity.ts';

export const handler = serveStep(deleteIdentity({ departures, identityPool }));
