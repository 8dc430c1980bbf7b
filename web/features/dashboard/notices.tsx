import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { type Notice, STILL_THERE } from '#contract/schemas/operators/notices.ts';
import { loadPart } from '#web/data/api/load-part.ts';
import { useNoticeAnswers, useNotices } from '#web/data/operators/notices.ts';
import { PostLinks } from '#web/data/operators/post-links.tsx';
import { useTimeZone } from '#web/data/settings/use-time-zone.ts';
import { formatDate } from '#web/lib/format.ts';
import { paths } from '#web/lib/paths.ts';
import { ActionButton } from '#web/ui/actions/action-button.tsx';
import './notices.css';

// In its own chunk, so that the first tab doesn’t load form fields.
const AppealDialog = lazy(async () => ({
  default: (await loadPart(() => import('./appeal-dialog.tsx'))).AppealDialog,
}));

const NoticeCard = ({ notice }: { readonly notice: Notice }) => {
  const timezone = useTimeZone();
  const { putAway } = useNoticeAnswers(notice.id);
  const [isAsked, setAsked] = useState(false);
  const { told, title, reason, at, isByLaw, mayAppeal, isAppealed, posts } = notice;
  return (
    <li className={mayAppeal || isAppealed ? 'notice-card notice-card--problem' : 'notice-card'}>
      <div className="notice-card__words">
        <p>
          <strong>{told}</strong>
        </p>
        <p className="notice-card__facts">
          {title === undefined ? null : <>“{title}” · </>}
          {formatDate(at, timezone)}
          {isByLaw ? ' · ordered by a court or an authority' : null}
        </p>
        <p>Why: {reason}</p>
        {posts === undefined ? null : (
          <>
            <p>{STILL_THERE}</p>
            <PostLinks posts={posts} />
            <p className="notice-card__facts">
              <Link to={paths.publications}>Published</Link> lists everything you posted.
            </p>
          </>
        )}
        {isAppealed ? (
          <p className="notice-card__facts">You’ve appealed. A person looks at it again.</p>
        ) : null}
      </div>
      <div className="notice-card__actions">
        {mayAppeal ? <ActionButton onClick={() => setAsked(true)}>Appeal</ActionButton> : null}
        <ActionButton
          look="quiet"
          isBusy={putAway.isPending}
          busyText="Saving…"
          onClick={() => putAway.mutate()}
        >
          Got It
        </ActionButton>
      </div>
      {isAsked ? (
        <Suspense fallback={null}>
          <AppealDialog notice={notice} onClose={() => setAsked(false)} />
        </Suspense>
      ) : null}
    </li>
  );
};

/** Operators’ decisions about the creator’s account and videos, each shown until the creator dismisses it. */
export const Notices = () => {
  const { data = [] } = useNotices();
  if (data.length === 0) return null;
  return (
    <ul className="notices" aria-label="Notices">
      {data.map((notice) => (
        <NoticeCard key={notice.id} notice={notice} />
      ))}
    </ul>
  );
};
