import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { signIn, visits } from '#functions/wiring/wiring.ts';
import { beginSignIn } from './begin-sign-in.ts';

export const handler = serve(routes.beginSignIn, beginSignIn({ signIn }), visits);
