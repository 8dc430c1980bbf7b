import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { isDisposable } from '#functions/wiring/addresses.ts';
import { deviceOf } from '#functions/wiring/devices.ts';
import { outbox } from '#functions/wiring/mail.ts';
import { mediaAccess } from '#functions/wiring/media.ts';
import { requestDependencies } from '#functions/wiring/request-dependencies.ts';
import { signIn } from '#functions/wiring/sign-in.ts';
import { credits, egress, sessions, suspensions, tickets, users } from '#functions/wiring/stores.ts';
import { exchangeSession } from './exchange-session.ts';

export const handler = serve(
  routes.exchangeSession,
  exchangeSession({
    signIn,
    tickets,
    users,
    sessions,
    credits,
    egress,
    suspensions,
    mediaAccess,
    isDisposable,
    deviceOf,
    outbox,
  }),
  requestDependencies,
);
