import { useRef } from 'react';
import { Link } from 'react-router-dom';
import type { Publication } from '#contract/schemas/publishing.ts';
import { DRAFT_STEPS, DRAFT_STEPS_LEAD } from '#web/data/publishing/draft-steps.ts';
import { formatTime } from '#web/data/publishing/local-time.ts';
import {
  adviceWords,
  dueOf,
  figureWords,
  isUnderWay,
  rowTitle,
  stateWords,
} from '#web/data/publishing/publication-words.ts';
import { aroundSettings, noLinkWords, placeWords } from '#web/data/publishing/row-words.ts';
import { useTimeZone } from '#web/data/settings/use-time-zone.ts';
import { paths } from '#web/lib/paths.ts';
import { CopyWords } from '#web/ui/actions/copy-words.tsx';
import { Icon, type IconName } from '#web/ui/page/icons.tsx';
import { Buttons, PostedButton } from './publication-buttons.tsx';
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

const Advice = ({ words }: { readonly words: string }) => {
  const around = aroundSettings(words);
  return (
    <p className="publication__advice">
      {around === undefined ? (
        words
      ) : (
        <>
          {around[0]}
          <Link to={paths.connections}>Settings</Link>
          {around[1]}
        </>
      )}
    </p>
  );
};

/** What the creator still has to do with a draft. */
const DraftSteps = () => (
  <div className="publication__advice">
    <p>{DRAFT_STEPS_LEAD}</p>
    <ol className="publication__steps">
      {DRAFT_STEPS.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  </div>
);

/** The words that are posted with the video, shown on demand. */
const Words = ({ publication }: { readonly publication: Publication }) => {
  const { title, text } = publication;
  const words = title === undefined ? text : `${title}\n\n${text}`;
  return text.trim() === '' ? null : (
    <details className="publication__words">
      <summary>
        Show its words<span className="hidden-visually">: {rowTitle(publication)}</span>
      </summary>
      <p className="publication__text">{words}</p>
    </details>
  );
};

interface PublicationRowProps {
  readonly publication: Publication;
  readonly now: Date;
}

/** The publication’s current state, as sentences below the title. */
const State = ({ publication, now }: PublicationRowProps) => {
  const timezone = useTimeZone();
  const state = stateWords(publication, timezone, now);
  const noLink = noLinkWords(publication);
  const figures = figureWords(publication, timezone);
  return (
    <>
      {state === undefined ? null : <p className="publication__state">{state}</p>}
      {noLink === undefined ? null : <p className="publication__place">{noLink}</p>}
      {figures === undefined ? null : <p className="publication__place">{figures}</p>}
    </>
  );
};

/** One publication: its state, in words, and what the creator can do about it. */
export const PublicationRow = ({ publication, now }: PublicationRowProps) => {
  const timezone = useTimeZone();
  const row = useRef<HTMLLIElement>(null);
  const { label, icon, look } = LOOK[publication.status];
  const { made_for_kids: isForKids, created_at: ordered } = publication;
  const time = dueOf(publication) ?? ordered;
  const isStarting = publication.status === 'waiting' && isUnderWay(publication, now);
  const isDraft = publication.status === 'needs_you' && publication.way === 'inbox';
  const advice = adviceWords(publication);
  return (
    <li ref={row} id={anchorOf(publication)} className="publication" tabIndex={-1}>
      <div className="publication__head">
        <h3 className="publication__title">{rowTitle(publication)}</h3>
        {/* Announces each new state, but not every percent of an upload. */}
        <output className={`badge status--${look}`}>
          <Icon name={icon} />
          {isStarting ? 'Starting' : label}
        </output>
      </div>
      <p className="publication__place">
        {placeWords(publication)} · <time dateTime={time}>{formatTime(time, timezone)}</time>
        {isForKids === undefined ? null : isForKids ? ' · made for children' : ' · not made for children'}
      </p>
      <State publication={publication} now={now} />
      {advice === undefined ? null : <Advice words={advice} />}
      {isDraft ? (
        <>
          <DraftSteps />
          <CopyWords text={publication.text}>
            <PostedButton publication={publication} row={row} />
          </CopyWords>
        </>
      ) : (
        <Words publication={publication} />
      )}
      <Buttons publication={publication} row={row} />
    </li>
  );
};
