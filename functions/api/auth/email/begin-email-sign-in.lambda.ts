import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { requestDependencies } from '#functions/wiring/request-dependencies.ts';
import { emailSignIn } from '#functions/wiring/sign-in.ts';
import { passes } from '#functions/wiring/stores.ts';
import { beginEmailSignIn } from './begin-email-sign-in.ts';

export const handler = serve(
  routes.beginEmailSignIn,
  beginEmailSignIn({ emailSignIn, passes }),
  requestDependencies,
);
