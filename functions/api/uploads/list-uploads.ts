import type { routes } from '#contract/routes.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import type { Uploads } from '#functions/domain/uploads/ports.ts';
import { toWireUpload } from '#functions/domain/uploads/upload.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';

export const listUploads =
  ({ uploads }: { readonly uploads: Lazy<Uploads> }): Handle<typeof routes.listUploads> =>
  async ({ query }, { userId }) => {
    const { items, nextCursor } = await uploads().list(userId, query.cursor);
    return { reply: items.map(toWireUpload), nextCursor };
  };
