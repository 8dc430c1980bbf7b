import type { routes } from '#contract/routes.ts';
import type { Newsletter } from '#functions/domain/analytics/ports.ts';
import type { MailLinks } from '#functions/domain/mail/ports.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';

interface Ports {
  readonly newsletter: Lazy<Newsletter>;
  readonly mailLinks: Lazy<MailLinks>;
}

/** Confirms a subscription through the link in its email. Confirming twice is harmless. */
export const confirmNewsletter =
  ({ newsletter, mailLinks }: Ports): Handle<typeof routes.confirmNewsletter> =>
  async ({ body }, { now }) => {
    const link = await mailLinks().read(body.token);
    const isValid =
      link !== undefined && 'confirm' in link && Date.parse(link.until) > now.getTime()
        ? await newsletter().confirm(link.confirm, now)
        : false;
    if (!isValid)
      throw new Refusal('invalid', 'This link is no longer valid. Subscribe again and use the new link.');
    return { reply: { ok: true } };
  };
