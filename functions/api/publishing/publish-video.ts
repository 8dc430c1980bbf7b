import type { routes } from '#contract/routes.ts';
import { idsIn } from '#functions/domain/publishing/order.ts';
import { toWirePublication } from '#functions/domain/publishing/wire.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import type { KeyedHandle } from '#functions/runtime/http/request-context.ts';
import { type OrderPorts, orderPublications } from '#functions/services/publishing/order-publications.ts';

/** Orders the publication of a video on one or more accounts, now or at a given time. */
export const publishVideo = (ports: OrderPorts): KeyedHandle<typeof routes.publishVideo> => ({
  repeat: async (userId, resultId) => {
    const found = await Promise.all(idsIn(resultId).map((id) => ports.publications().find(userId, id)));
    const ordered = found.filter((publication) => publication !== undefined);
    if (ordered.length === 0) throw new Refusal('not_found');
    return { reply: ordered.map(toWirePublication) };
  },
  handle: async ({ body }, { userId, claim }) => {
    const publications = await orderPublications(ports, { ...body, ownerId: userId, claim });
    return { reply: publications.map(toWirePublication) };
  },
});
