import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { signIn } from '#functions/wiring/sign-in.ts';
import { visits } from '#functions/wiring/visits.ts';
import { beginSignIn } from './begin-sign-in.ts';

export const handler = serve(routes.beginSignIn, beginSignIn({ signIn }), visits);
