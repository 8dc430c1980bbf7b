import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import {
  credits,
  emailSignIn,
  mediaAccess,
  sessions,
  tickets,
  users,
  visits,
} from '#functions/wiring/wiring.ts';
import { exchangeEmail } from './exchange-email.ts';

export const handler = serve(
  routes.exchangeEmail,
  exchangeEmail({ emailSignIn, tickets, users, sessions, credits, mediaAccess }),
  visits,
);
