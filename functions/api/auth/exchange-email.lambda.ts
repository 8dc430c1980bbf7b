import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { requestDependencies } from '#functions/wiring/request-dependencies.ts';
import { openingSession } from '#functions/wiring/session.ts';
import { emailSignIn, identityPool } from '#functions/wiring/sign-in.ts';
import { passes, secondFactors } from '#functions/wiring/stores.ts';
import { exchangeEmail } from './exchange-email.ts';

export const handler = serve(
  routes.exchangeEmail,
  exchangeEmail({ ...openingSession, emailSignIn, identityPool, passes, secondFactors }),
  requestDependencies,
);
