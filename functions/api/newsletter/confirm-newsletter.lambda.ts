import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { mailLinks } from '#functions/wiring/mail.ts';
import { requestDependencies } from '#functions/wiring/request-dependencies.ts';
import { newsletter } from '#functions/wiring/stores.ts';
import { confirmNewsletter } from './confirm-newsletter.ts';

export const handler = serve(
  routes.confirmNewsletter,
  confirmNewsletter({ newsletter, mailLinks }),
  requestDependencies,
);
