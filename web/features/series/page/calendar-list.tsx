import { Link } from 'react-router-dom';
import type { Run } from '#contract/schemas/series/runs.ts';
import type { Series } from '#contract/schemas/series/series.ts';
import { standing, titleOfRun } from '#web/data/runs/run-words.ts';
import { formatKey } from '#web/data/series/airing-words.ts';
import type { useSeriesRuns } from '#web/data/series/series.ts';
import { runPath } from '#web/lib/paths.ts';
import { MoreOnScroll } from '#web/ui/cards/card-grid.tsx';
import { OwnPicture } from '#web/ui/media/own-picture.tsx';
import { EmptyPoster } from '#web/ui/video/poster.tsx';
import { RunStatus } from './run-status.tsx';

/** How many upcoming times to list. */
const SOON = 4;

/** The statuses that don’t say why on their own. */
const UNEXPLAINED: readonly Run['status'][] = ['held', 'skipped', 'failed'];

const Past = ({ run }: { readonly run: Run }) => (
  <li>
    <Link className="calendar-run" to={runPath(run.id)}>
      <span className="frame calendar-run__frame" aria-hidden="true">
        {run.poster === undefined ? (
          <EmptyPoster />
        ) : (
          <OwnPicture
            className="calendar-run__poster"
            src={run.poster}
            width="480"
            height="854"
            decoding="async"
          />
        )}
      </span>
      <span className="calendar-run__words">
        <span className="calendar-run__time">{formatKey(run.airing.key)}</span>
        <span className="calendar-run__title" lang={run.language}>
          {titleOfRun(run)}
        </span>
        <span>
          <RunStatus status={run.status} />
        </span>
        {UNEXPLAINED.includes(run.status) ? <span className="calendar-run__why">{standing(run)}</span> : null}
      </span>
    </Link>
  </li>
);

interface CalendarListProps {
  readonly series: Series;
  readonly runs: ReturnType<typeof useSeriesRuns>;
}

/** The upcoming times, and below them the runs, latest first. */
export const CalendarList = ({ series, runs }: CalendarListProps) => {
  const taken = new Set(runs.items.map(({ airing }) => airing.key));
  const coming = series.coming.filter(({ key }) => !taken.has(key)).slice(0, SOON);
  return (
    <div className="calendar-list">
      <h3>Coming</h3>
      {coming.length === 0 ? (
        <p className="calendar-list__none">
          {series.status === 'active'
            ? 'No video is planned.'
            : 'Nothing is planned while the series is paused.'}
        </p>
      ) : (
        <ul className="calendar-list__coming">
          {coming.map(({ key }) => (
            <li key={key}>{formatKey(key)}</li>
          ))}
        </ul>
      )}
      <h3>So far</h3>
      {runs.items.length === 0 ? (
        <p className="calendar-list__none">The first video will appear here.</p>
      ) : (
        <ul className="calendar-list__past">
          {runs.items.map((run) => (
            <Past key={run.id} run={run} />
          ))}
        </ul>
      )}
      <MoreOnScroll list={runs} />
    </div>
  );
};
