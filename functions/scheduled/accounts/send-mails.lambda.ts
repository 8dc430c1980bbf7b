import { serveDuty } from '#functions/runtime/step/serve-duty.ts';
import { now } from '#functions/wiring/clock.ts';
import { mailer, mailLinks, mailSiteOrigin, outbox, suppressions } from '#functions/wiring/mail.ts';
import { media } from '#functions/wiring/media.ts';
import { users } from '#functions/wiring/stores.ts';
import { sendMails } from './send-mails.ts';

export const handler = serveDuty(
  sendMails({ outbox, mailer, users, suppressions, mailLinks, siteOrigin: mailSiteOrigin, media, now }),
);
