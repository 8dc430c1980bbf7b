import type { routes } from '#contract/routes.ts';
import { canceled } from '#functions/domain/publishing/owner-changes.ts';
import { toWirePublication } from '#functions/domain/publishing/wire.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';
import { type ChangePorts, changePublication } from '#functions/services/publishing/change-publication.ts';

/** Cancels a publication, unless part of it has already reached the platform. */
export const cancelPublication =
  (ports: ChangePorts): Handle<typeof routes.cancelPublication> =>
  async ({ params }, { userId, now }) => {
    const publication = await changePublication(ports, { ownerId: userId, id: params.id }, (each) =>
      canceled(each, now),
    );
    return { reply: toWirePublication(publication) };
  };
