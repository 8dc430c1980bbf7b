import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { isCommonPassword } from '#functions/wiring/is-common-password.ts';
import { requestDependencies } from '#functions/wiring/request-dependencies.ts';
import { emailAccounts } from '#functions/wiring/sign-in.ts';
import { passes } from '#functions/wiring/stores.ts';
import { setEmailPassword } from './set-email-password.ts';

export const handler = serve(
  routes.setEmailPassword,
  setEmailPassword({ emailAccounts, isCommonPassword, passes }),
  requestDependencies,
);
