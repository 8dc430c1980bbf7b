import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { mailPreferences, sendsMail, suppressions } from '#functions/wiring/mail.ts';
import { requestDependencies } from '#functions/wiring/request-dependencies.ts';
import { users } from '#functions/wiring/stores.ts';
import { saveMailSettings } from './save-mail-settings.ts';

export const handler = serve(
  routes.saveMailSettings,
  saveMailSettings({ users, suppressions, sendsMail, mailPreferences }),
  requestDependencies,
);
