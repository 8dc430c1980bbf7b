import type { routes } from '#contract/routes.ts';
import { toWirePublication } from '#functions/domain/publishing/wire.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';
import { type OrderPorts, orderPublications } from '#functions/services/publishing/order-publications.ts';

/** Orders the publication of a video to one or several accounts, now or at a given time. */
export const publishVideo =
  (ports: OrderPorts): Handle<typeof routes.publishVideo> =>
  async ({ body }, { userId }) => {
    const publications = await orderPublications(ports, { ...body, ownerId: userId });
    return { reply: publications.map(toWirePublication) };
  };
