import type { routes } from '#contract/routes.ts';
import type { Newsletter } from '#functions/domain/analytics/ports.ts';
import type { MailLinks, MailPreferences } from '#functions/domain/mail/ports.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';

interface Ports {
  readonly mailLinks: Lazy<MailLinks>;
  readonly mailPreferences: Lazy<MailPreferences>;
  readonly newsletter: Lazy<Newsletter>;
}

/**
 * Unsubscribes the reader from the kind of email that contained the link. Repeating the call is harmless, and the
 * response is the same if the account or the subscription is gone. The link’s token takes the place of a session, so
 * the call may come from any site.
 */
export const unsubscribe =
  ({ mailLinks, mailPreferences, newsletter }: Ports): Handle<typeof routes.unsubscribe> =>
  async ({ params }) => {
    const link = await mailLinks().read(params.token);
    if (link === undefined || 'confirm' in link)
      throw new Refusal(
        'invalid',
        'This link isn’t complete. Open it from the email again, or switch emails off in Settings.',
      );
    if ('userId' in link) {
      await mailPreferences().save(link.userId, false);
      return { reply: { ended: 'notifications' } };
    }
    await newsletter().remove(link.newsletter);
    return { reply: { ended: 'newsletter' } };
  };
