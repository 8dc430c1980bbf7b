import type { routes } from '#contract/routes.ts';
import { actionRow } from '#contract/schemas/operators/actions.ts';
import type { Notice as WireNotice } from '#contract/schemas/operators/notices.ts';
import { mayAppeal, type Notice } from '#functions/domain/operators/notice.ts';
import type { Notices } from '#functions/domain/operators/ports.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';

const toWire = (notice: Notice): WireNotice => {
  const { id, action, reason, at, title, byLaw, appealedAt } = notice;
  return {
    id,
    action,
    reason,
    at,
    told: actionRow(action).told ?? '',
    ...(title === undefined ? {} : { title }),
    isByLaw: byLaw === true,
    mayAppeal: mayAppeal(notice),
    isAppealed: appealedAt !== undefined,
  };
};

/** The operators' decisions about the caller's account and videos, except those the caller has dismissed. */
export const listNotices =
  ({ notices }: { readonly notices: Lazy<Notices> }): Handle<typeof routes.listNotices> =>
  async (_, { userId }) => {
    const all = await notices().list(userId);
    return { reply: all.filter(({ seenAt }) => seenAt === undefined).map(toWire) };
  };
