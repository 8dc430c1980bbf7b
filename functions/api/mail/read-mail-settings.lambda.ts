import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { sendsMail, suppressions } from '#functions/wiring/mail.ts';
import { requestDependencies } from '#functions/wiring/request-dependencies.ts';
import { users } from '#functions/wiring/stores.ts';
import { readMailSettings } from './read-mail-settings.ts';

export const handler = serve(
  routes.readMailSettings,
  readMailSettings({ users, suppressions, sendsMail }),
  requestDependencies,
);
