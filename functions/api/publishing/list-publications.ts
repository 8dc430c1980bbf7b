import type { routes } from '#contract/routes.ts';
import type { Publications } from '#functions/domain/publishing/ports.ts';
import { toWirePublication } from '#functions/domain/publishing/wire.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';

/** The user’s publications, newest first. */
export const listPublications =
  ({ publications }: { readonly publications: Lazy<Publications> }): Handle<typeof routes.listPublications> =>
  async ({ query }, { userId }) => {
    const { items, nextCursor } = await publications().list(userId, query.cursor);
    return { reply: items.map(toWirePublication), nextCursor };
  };
