import type { routes } from '#contract/routes.ts';
import { whyNotAgain } from '#functions/domain/publishing/order.ts';
import { retried } from '#functions/domain/publishing/owner-changes.ts';
import { toWirePublication } from '#functions/domain/publishing/wire.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';
import { type ChangePorts, changePublication } from '#functions/services/publishing/change-publication.ts';

/**
 * Tries a failed publication again, unless a later order is already delivering the same video to the account. TendDue
 * starts it within a minute.
 */
export const retryPublication =
  (ports: ChangePorts): Handle<typeof routes.retryPublication> =>
  async ({ params }, { userId, now }) => {
    const all = await ports.publications().all(userId);
    const publication = await changePublication(ports, { ownerId: userId, id: params.id }, (each) => {
      const why = whyNotAgain(all, each);
      if (why !== undefined) throw new Refusal('already_published', why);
      return retried(each, now);
    });
    return { reply: toWirePublication(publication) };
  };
