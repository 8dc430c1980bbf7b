import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { mailLinks, outbox, sendsMail } from '#functions/wiring/mail.ts';
import { requestDependencies } from '#functions/wiring/request-dependencies.ts';
import { mailboxes, newsletter } from '#functions/wiring/stores.ts';
import { subscribeNewsletter } from './subscribe-newsletter.ts';

export const handler = serve(
  routes.subscribeNewsletter,
  subscribeNewsletter({ newsletter, mailboxes, outbox, mailLinks, sendsMail }),
  requestDependencies,
);
