import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { mailLinks, mailPreferences } from '#functions/wiring/mail.ts';
import { requestDependencies } from '#functions/wiring/request-dependencies.ts';
import { newsletter } from '#functions/wiring/stores.ts';
import { unsubscribe } from './unsubscribe.ts';

export const handler = serve(
  routes.unsubscribe,
  unsubscribe({ mailLinks, mailPreferences, newsletter }),
  requestDependencies,
);
