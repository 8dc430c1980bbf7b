import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { isCommonPassword } from '#functions/wiring/is-common-password.ts';
import { outbox } from '#functions/wiring/mail.ts';
import { requestDependencies } from '#functions/wiring/request-dependencies.ts';
import { passwords } from '#functions/wiring/sign-in.ts';
import { passes, sessions, users } from '#functions/wiring/stores.ts';
import { changePassword } from './change-password.ts';

export const handler = serve(
  routes.changePassword,
  changePassword({ passwords, isCommonPassword, users, sessions, passes, outbox }),
  requestDependencies,
);
