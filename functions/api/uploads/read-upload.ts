import type { routes } from '#contract/routes.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import type { Uploads } from '#functions/domain/uploads/ports.ts';
import { toWireUpload } from '#functions/domain/uploads/upload.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';

export const readUpload =
  ({ uploads }: { readonly uploads: Lazy<Uploads> }): Handle<typeof routes.readUpload> =>
  async ({ params }, { userId }) => {
    const upload = await uploads().find(userId, params.id);
    if (upload === undefined) throw new Refusal('not_found');
    return { reply: toWireUpload(upload) };
  };
