import { serveStep } from '#functions/runtime/step/step.ts';
import { identityPool } from '#functions/wiring/sign-in.ts';
import { accountDeletions } from '#functions/wiring/stores.ts';
import { deleteIdentity } from './delete-identity.ts';

export const handler = serveStep(deleteIdentity({ accountDeletions, identityPool }));
