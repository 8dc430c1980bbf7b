import type { routes } from '#contract/routes.ts';
import { actionRow } from '#contract/schemas/operators/actions.ts';
import type { Notice as WireNotice } from '#contract/schemas/operators/notices.ts';
import { mayAppeal, type Notice, stillHolds } from '#functions/domain/operators/notice.ts';
import type { Notices } from '#functions/domain/operators/ports.ts';
import { livePosts, POSTS_SHOWN } from '#functions/domain/publishing/live-posts.ts';
import type { Publications } from '#functions/domain/publishing/ports.ts';
import type { Publication } from '#functions/domain/publishing/publication.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';

const toWire = (notice: Notice, published: readonly Publication[]): WireNotice => {
  const { id, action, reason, at, title, byLaw, appealedAt, videoId } = notice;
  const posts = livePosts(published, videoId).slice(0, POSTS_SHOWN);
  return {
    id,
    action,
    reason,
    at,
    told: actionRow(action).told ?? '',
    ...(title === undefined ? {} : { title }),
    isByLaw: byLaw === true,
    ...(posts.length > 0 && { posts }),
    mayAppeal: mayAppeal(notice),
    isAppealed: appealedAt !== undefined,
  };
};

interface Ports {
  readonly notices: Lazy<Notices>;
  readonly publications: Lazy<Pick<Publications, 'all'>>;
}

/**
 * The operators’ decisions about the caller’s account and videos, except those the caller has dismissed. Each comes
 * with the newest posts on other platforms, which the decision doesn’t affect.
 */
export const listNotices =
  ({ notices, publications }: Ports): Handle<typeof routes.listNotices> =>
  async (_, { userId }) => {
    const all = await notices().list(userId);
    const shown = all.filter(({ seenAt }) => seenAt === undefined);
    const holding = new Set(shown.filter((notice) => stillHolds(notice, all)));
    const published = holding.size === 0 ? [] : await publications().all(userId);
    return { reply: shown.map((notice) => toWire(notice, holding.has(notice) ? published : [])) };
  };
