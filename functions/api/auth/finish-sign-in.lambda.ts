import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { requestDependencies } from '#functions/wiring/request-dependencies.ts';
import { signIn } from '#functions/wiring/sign-in.ts';
import { tickets } from '#functions/wiring/stores.ts';
import { finishSignIn } from './finish-sign-in.ts';

export const handler = serve(routes.finishSignIn, finishSignIn({ signIn, tickets }), requestDependencies);
