import type { routes } from '#contract/routes.ts';
import { retried } from '#functions/domain/publishing/owner-changes.ts';
import { toWirePublication } from '#functions/domain/publishing/wire.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';
import { type ChangePorts, changePublication } from '#functions/services/publishing/change-publication.ts';

/** Tries a failed publication again. TendDue starts it within a minute. */
export const retryPublication =
  (ports: ChangePorts): Handle<typeof routes.retryPublication> =>
  async ({ params }, { userId, now }) => {
    const publication = await changePublication(ports, { ownerId: userId, id: params.id }, (each) =>
      retried(each, now),
    );
    return { reply: toWirePublication(publication) };
  };
