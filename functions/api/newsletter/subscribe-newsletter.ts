import { NEWSLETTER_CONFIRM_DAYS } from '#contract/catalogue.ts';
import type { routes } from '#contract/routes.ts';
import type { Mailboxes } from '#functions/domain/account/passwords/ports.ts';
import type { Newsletter } from '#functions/domain/analytics/ports.ts';
import { tidyAddress } from '#functions/domain/mail/mail.ts';
import type { MailLinks, Outbox } from '#functions/domain/mail/ports.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';
import { tellSubscriber } from '#functions/services/mail/tell-owner.ts';

interface Ports {
  readonly newsletter: Lazy<Newsletter>;
  readonly mailboxes: Lazy<Mailboxes>;
  readonly outbox: Lazy<Outbox>;
  readonly mailLinks: Lazy<MailLinks>;
  readonly sendsMail: () => boolean;
}

const DAY_MS = 86_400_000;
const DAY_CHARS = '2026-11-24'.length;

/**
 * Sends a link that lets the owner of the address confirm the subscription: at most one a day per address, and two a
 * day per mailbox, however its address is spelled. The response is the same whether the address is new, awaiting
 * confirmation or confirmed.
 */
export const subscribeNewsletter =
  ({
    newsletter,
    mailboxes,
    outbox,
    mailLinks,
    sendsMail,
  }: Ports): Handle<typeof routes.subscribeNewsletter> =>
  async ({ body }, { now }) => {
    if (!sendsMail())
      throw new Refusal('provider_unavailable', 'This site doesn’t send email yet, so you can’t subscribe.');
    const address = tidyAddress(body.email);
    const { id, isOpen } = await newsletter().ask(address, now);
    if (isOpen && (await mailboxes().take({ kind: 'newsletter', email: address }, now)) === 0) {
      const until = new Date(now.getTime() + NEWSLETTER_CONFIRM_DAYS * DAY_MS).toISOString();
      const token = await mailLinks().tokenFor({ confirm: id, until });
      await tellSubscriber({ outbox, now: () => now })(
        { address, subscription: id },
        'newsletter-confirmation',
        {
          day: now.toISOString().slice(0, DAY_CHARS),
          token,
        },
      );
    }
    return { reply: { ok: true } };
  };
