import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { requestDependencies } from '#functions/wiring/request-dependencies.ts';
import { emailAccounts } from '#functions/wiring/sign-in.ts';
import { passes } from '#functions/wiring/stores.ts';
import { sendEmailCode } from './send-email-code.ts';

export const handler = serve(
  routes.sendEmailCode,
  sendEmailCode({ emailAccounts, passes }),
  requestDependencies,
);
