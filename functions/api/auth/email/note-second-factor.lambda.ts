import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { outbox } from '#functions/wiring/mail.ts';
import { requestDependencies } from '#functions/wiring/request-dependencies.ts';
import { identityPool } from '#functions/wiring/sign-in.ts';
import { secondFactors, users } from '#functions/wiring/stores.ts';
import { noteSecondFactor } from './note-second-factor.ts';

export const handler = serve(
  routes.noteSecondFactor,
  noteSecondFactor({ users, identityPool, secondFactors, outbox }),
  requestDependencies,
);
