import { serveStep } from '#functions/runtime/step/step.ts';
import { accountDeletions, identityPool } from '#functions/wiring/wiring.ts';
import { deleteIdentity } from './delete-identity.ts';

export const handler = serveStep(deleteIdentity({ accountDeletions, identityPool }));
