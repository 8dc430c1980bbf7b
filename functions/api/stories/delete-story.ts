import type { routes } from '#contract/routes.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import type { Stories } from '#functions/domain/story/ports.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';

/** Deletes a story. Videos made from it stay, because they have their own copy of the script. */
export const deleteStory =
  ({ stories }: { readonly stories: Lazy<Stories> }): Handle<typeof routes.deleteStory> =>
  async ({ params }, { userId }) => {
    if (!(await stories().remove(userId, params.id))) throw new Refusal('not_found');
    return { reply: { ok: true } };
  };
