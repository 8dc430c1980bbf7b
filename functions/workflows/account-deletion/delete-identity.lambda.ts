import { serveStep } from '#functions/runtime/step/step.ts';
import { identityPool } from '#functions/wiring/sign-in.ts';
import { accountDeletions } from '#functions/wiring/stores.ts';
import { deleteIdentityStep } from './delete-identity.ts';

export const handler = serveStep(deleteIdentityStep({ accountDeletions, identityPool }));
