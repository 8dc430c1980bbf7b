import { type RefObject, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { platformOf } from '#contract/platforms.ts';
import type { Publication } from '#contract/schemas/publishing.ts';
import { isSessionLost, sentenceOf } from '#web/data/api/api-error.ts';
import { formatTime } from '#web/data/publishing/local-time.ts';
import {
  adviceWords,
  cancelQuestion,
  figureWords,
  isUnderWay,
  stateWords,
  titleOf,
} from '#web/data/publishing/publication-words.ts';
import {
  useCancelPublication,
  useConfirmPublication,
  useRetryPublication,
} from '#web/data/publishing/publications.ts';
import { useTimeZone } from '#web/data/settings/use-time-zone.ts';
import { paths } from '#web/lib/paths.ts';
import { useNow } from '#web/lib/use-now.ts';
import { ActionButton } from '#web/ui/actions/action-button.tsx';
import { CopyWords } from '#web/ui/actions/copy-words.tsx';
import { useMessages } from '#web/ui/dialog/messages.tsx';
import { useToast } from '#web/ui/dialog/toast.tsx';
import { Icon, type IconName } from '#web/ui/page/icons.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { anchorOf } from './publications-calendar.tsx';
import '#web/ui/video/status-badge.css';

const LOOK = {
  waiting: { label: 'Planned', icon: 'clock', look: 'generating' },
  uploading: { label: 'Uploading', icon: 'clock', look: 'generating' },
  processing: { label: 'Processing', icon: 'clock', look: 'generating' },
  needs_you: { label: 'Needs you', icon: 'eye', look: 'generating' },
  published: { label: 'Published', icon: 'check', look: 'completed' },
  failed: { label: 'Failed', icon: 'warning', look: 'failed' },
  removed: { label: 'Removed', icon: 'close', look: 'over' },
  canceled: { label: 'Canceled', icon: 'close', look: 'over' },
} as const satisfies Record<Publication['status'], { label: string; icon: IconName; look: string }>;

/** The buttons for what can still be done. The row gets the focus of a button that disappears. */
const Buttons = ({
  publication,
  row,
}: {
  readonly publication: Publication;
  readonly row: RefObject<HTMLLIElement | null>;
}) => {
  const { confirm } = useMessages();
  const toast = useToast();
  const cancel = useCancelPublication(publication.id);
  const retry = useRetryPublication(publication.id);
  const confirmPosted = useConfirmPublication(publication.id);
  const [isMoving, setMoving] = useState(false);
  const about = <span className="hidden-visually"> {titleOf(publication)}</span>;
  const answers = {
    onSuccess: () => row.current?.focus({ preventScroll: true }),
    onError: (error: unknown): void => {
      if (!isSessionLost(error))
        toast({ tone: 'destructive', title: 'That didn’t work', text: sentenceOf(error) });
    },
  };
  const ask = async (): Promise<void> => {
    if (cancel.isPending || !(await confirm(cancelQuestion(publication), 'Don’t Publish'))) return;
    cancel.mutate(undefined, answers);
  };
  return (
    <div className="publication__buttons">
      {publication.link === undefined ? null : (
        <a className="button" href={publication.link} target="_blank" rel="noreferrer">
          Open on {platformOf(publication.platform).name}
          {about}
          <span className="hidden-visually">, in a new tab</span>
        </a>
      )}
      {publication.status === 'needs_you' && publication.way === 'inbox' ? (
        <ActionButton
          isBusy={confirmPosted.isPending}
          busyText="Saving…"
          onClick={() => confirmPosted.mutate(undefined, answers)}
        >
          <Icon name="check" />
          I’ve Posted It{about}
        </ActionButton>
      ) : null}
      {publication.problem?.can_retry === true && publication.status === 'failed' ? (
        <ActionButton
          isBusy={retry.isPending}
          busyText="Trying…"
          onClick={() => retry.mutate(undefined, answers)}
        >
          <Icon name="retry" />
          Try Again{about}
        </ActionButton>
      ) : null}
      {publication.status === 'failed' ? (
        <Link className="button button--quiet" to={paths.videos}>
          Open My Videos
        </Link>
      ) : null}
      {publication.is_open ? (
        <>
          {publication.way === 'direct' ? null : (
            <ActionButton onClick={() => setMoving(true)}>Change Time{about}</ActionButton>
          )}
          <ActionButton
            look="quiet"
            isBusy={cancel.isPending}
            busyText="Canceling…"
            onClick={() => void ask()}
          >
            Cancel{about}
          </ActionButton>
        </>
      ) : null}
      {isMoving ? <MoveDialog publication={publication} onClose={() => setMoving(false)} /> : null}
    </div>
  );
};

/** One publication: where it stands, in words, and what its creator can do. */
export const PublicationRow = ({ publication }: { readonly publication: Publication }) => {
  const timezone = useTimeZone();
  const now = useNow();
  const row = useRef<HTMLLIElement>(null);
  const { label, icon, look } = LOOK[publication.status];
  const { at, made_for_kids: isForKids, created_at: ordered } = publication;
  const isStarting = publication.status === 'waiting' && isUnderWay(publication, now);
  const advice = adviceWords(publication);
  const figures = figureWords(publication, timezone);
  const needsText = publication.status === 'needs_you' && publication.way === 'inbox';
  return (
    <li ref={row} id={anchorOf(publication)} className="publication" tabIndex={-1}>
      <div className="publication__head">
        <h3 className="publication__title">{titleOf(publication)}</h3>
        {/* Announces another state, but not each percent of an upload. */}
        <output className={`badge status--${look}`}>
          <Icon name={icon} />
          {isStarting ? 'Starting' : label}
        </output>
      </div>
      <p className="publication__place">
        {publication.account} on {platformOf(publication.platform).name} ·{' '}
        <time dateTime={at ?? ordered}>{formatTime(at ?? ordered, timezone)}</time>
        {isForKids === undefined ? null : isForKids ? ' · made for children' : ' · not made for children'}
      </p>
      <p className="publication__state">{stateWords(publication, timezone, now)}</p>
      {advice === undefined ? null : <p className="publication__advice">{advice}</p>}
      {figures === undefined ? null : <p className="publication__place">{figures}</p>}
      {needsText ? <CopyWords text={publication.text} /> : null}
      <Buttons publication={publication} row={row} />
    </li>
  );
};
