import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { requestDependencies } from '#functions/wiring/request-dependencies.ts';
import { openingSession } from '#functions/wiring/session.ts';
import { signIn } from '#functions/wiring/sign-in.ts';
import { exchangeSession } from './exchange-session.ts';

export const handler = serve(
  routes.exchangeSession,
  exchangeSession({ ...openingSession, signIn }),
  requestDependencies,
);
