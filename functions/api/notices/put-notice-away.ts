import type { routes } from '#contract/routes.ts';
import type { Notices } from '#functions/domain/operators/ports.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';

/** Dismisses a notice for its reader; operators still see it. */
export const putNoticeAway =
  ({ notices }: { readonly notices: Lazy<Notices> }): Handle<typeof routes.putNoticeAway> =>
  async ({ params }, { userId, now }) => {
    await notices().putAway(userId, params.id, now);
    return { reply: { ok: true } };
  };
