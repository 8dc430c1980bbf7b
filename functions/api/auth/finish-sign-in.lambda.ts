import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { signIn, tickets, visits } from '#functions/wiring/wiring.ts';
import { finishSignIn } from './finish-sign-in.ts';

export const handler = serve(routes.finishSignIn, finishSignIn({ signIn, tickets }), visits);
