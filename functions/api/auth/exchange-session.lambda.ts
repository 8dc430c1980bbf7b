import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { credits, mediaAccess, sessions, signIn, tickets, users, visits } from '#functions/wiring/wiring.ts';
import { exchangeSession } from './exchange-session.ts';

export const handler = serve(
  routes.exchangeSession,
  exchangeSession({ signIn, tickets, users, sessions, credits, mediaAccess }),
  visits,
);
