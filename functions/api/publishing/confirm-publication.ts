import type { routes } from '#contract/routes.ts';
import { confirmed } from '#functions/domain/publishing/owner-changes.ts';
import { toWirePublication } from '#functions/domain/publishing/wire.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';
import { type ChangePorts, changePublication } from '#functions/services/publishing/change-publication.ts';

/** Records that the creator has posted the draft that was waiting for them on the platform. */
export const confirmPublication =
  (ports: ChangePorts): Handle<typeof routes.confirmPublication> =>
  async ({ params }, { userId, now }) => {
    const publication = await changePublication(ports, { ownerId: userId, id: params.id }, (each) =>
      confirmed(each, now),
    );
    return { reply: toWirePublication(publication) };
  };
