import type { routes } from '#contract/routes.ts';
import { mayAppeal } from '#functions/domain/operators/notice.ts';
import type { Notices } from '#functions/domain/operators/ports.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';

const BEFORE = 'You’ve appealed this already. We’ll answer with another notice.';
const NOTHING = 'There is nothing to appeal in this notice.';

/** Asks operators to review a decision; each decision can be appealed only once. */
export const appeal =
  ({ notices }: { readonly notices: Lazy<Notices> }): Handle<typeof routes.appeal> =>
  async ({ params, body }, { userId, now }) => {
    const notice = await notices().find(userId, params.id);
    if (notice === undefined) throw new Refusal('not_found');
    if (notice.appealedAt !== undefined) throw new Refusal('conflict', BEFORE);
    if (!mayAppeal(notice)) throw new Refusal('conflict', NOTHING);
    if (!(await notices().appeal(notice, body.words, now))) throw new Refusal('conflict', BEFORE);
    return { reply: { ok: true } };
  };
