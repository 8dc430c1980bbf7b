import { Link } from 'react-router-dom';
import type { Run } from '#contract/schemas/series/runs.ts';
import { sentenceOf } from '#web/data/api/api-error.ts';
import { dueWords, mayApprove, titleOfRun } from '#web/data/runs/run-words.ts';
import { useWaitingRuns } from '#web/data/runs/runs.ts';
import { excerpt } from '#web/lib/format.ts';
import { runPath } from '#web/lib/paths.ts';
import { ActionButton } from '#web/ui/actions/action-button.tsx';
import { OwnPicture } from '#web/ui/media/own-picture.tsx';
import { LoadProblem } from '#web/ui/states/load-problem.tsx';
import { EmptyPoster } from '#web/ui/video/poster.tsx';
import { ApproveWords } from './approve-words.tsx';
import { PostingLine } from './posting-line.tsx';
import { useAnswer } from './use-answer.ts';
import '#web/ui/cards/card-grid.css';
import '#web/ui/states/skeleton.css';
import './waiting-runs.css';

const FIRST_LINES_CHARS = 180;

const Poster = ({ run }: { readonly run: Run }) => (
  <span className="frame waiting-run__frame" aria-hidden="true">
    {run.poster === undefined ? (
      <EmptyPoster />
    ) : (
      <OwnPicture
        className="waiting-run__poster"
        src={run.poster}
        width="480"
        height="854"
        decoding="async"
      />
    )}
  </span>
);

const WaitingRun = ({ run }: { readonly run: Run }) => {
  const answer = useAnswer(run);
  const title = titleOfRun(run);
  const isVideo = run.status === 'video_waits';
  const about = <span className="hidden-visually"> {title}</span>;
  return (
    <li className="waiting-run">
      {isVideo ? <Poster run={run} /> : null}
      <div className="waiting-run__words">
        <p className="waiting-run__series">{run.seriesName}</p>
        <h3 className="waiting-run__title" lang={run.language}>
          {title}
        </h3>
        {isVideo || run.story === undefined ? null : (
          <p className="waiting-run__lines" lang={run.language}>
            {excerpt(run.story.content, FIRST_LINES_CHARS)}
          </p>
        )}
        {run.status === 'held' ? <p className="waiting-run__held">Held: {run.reason}</p> : null}
        <p className="waiting-run__due">{dueWords(run)}</p>
        <PostingLine run={run} className="waiting-run__due" />
        {answer.changed === undefined ? null : (
          <p className="waiting-run__changed" role="alert">
            {answer.changed}
          </p>
        )}
      </div>
      <div className="waiting-run__buttons">
        <ActionButton
          look="quiet"
          isBusy={answer.busy === 'skip'}
          busyText="Skipping…"
          onClick={() => void answer.skip()}
        >
          Skip{about}
        </ActionButton>
        {mayApprove(run) ? (
          <ActionButton
            isBusy={answer.busy === 'approve'}
            busyText="Approving…"
            onClick={() => void answer.approve()}
          >
            <ApproveWords run={run} />
            {about}
          </ActionButton>
        ) : null}
        <Link className="button button--primary" to={runPath(run.id)}>
          Open{about}
        </Link>
      </div>
    </li>
  );
};

const LOADING = [1, 2] as const;

interface WaitingRunsProps {
  /** Limits the list to one series. */
  readonly seriesId?: string;
}

const List = ({ seriesId }: WaitingRunsProps) => {
  const query = useWaitingRuns();
  const data = query.data?.filter((run) => seriesId === undefined || run.seriesId === seriesId);
  if (query.isPending)
    return (
      <output className="waiting-runs" aria-busy="true" aria-label="Loading what’s waiting for you">
        {LOADING.map((card) => (
          <span key={card} className="waiting-run waiting-run--loading">
            <span className="frame skeleton waiting-run__frame" />
            <span className="waiting-run__words">
              <span className="skeleton skeleton--short" />
              <span className="skeleton skeleton--title" />
              <span className="skeleton skeleton--line" />
            </span>
          </span>
        ))}
      </output>
    );
  if (data === undefined)
    return (
      <LoadProblem
        title="We couldn’t load what’s waiting for you"
        hint={sentenceOf(query.error)}
        query={query}
      />
    );
  if (data.length === 0)
    return (
      <p className="waiting-runs__none">Nothing is waiting for you. We’ll tell you when something is.</p>
    );
  return (
    <ul className="waiting-runs" aria-label="Waiting for you">
      {data.map((run) => (
        <WaitingRun key={run.id} run={run} />
      ))}
    </ul>
  );
};

/** The runs that are waiting for the creator’s answer. */
export const WaitingRuns = (props: WaitingRunsProps) => (
  <section className="waiting" aria-labelledby="waiting-runs">
    <h2 id="waiting-runs">Waiting for You</h2>
    <List {...props} />
  </section>
);
