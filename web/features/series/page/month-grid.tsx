import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import type { Run } from '#contract/schemas/series/runs.ts';
import type { Series } from '#contract/schemas/series/series.ts';
import { MonthTable } from '#web/data/calendar/month-table.tsx';
import { titleOfRun } from '#web/data/runs/run-words.ts';
import { formatKey } from '#web/data/series/airing-words.ts';
import { comingUntil, type Entry, entriesOf, type Month } from '#web/data/series/calendar.ts';
import type { useSeriesRuns } from '#web/data/series/series.ts';
import { runPath } from '#web/lib/paths.ts';
import { OwnPicture } from '#web/ui/media/own-picture.tsx';
import { RunStatus } from './run-status.tsx';

const TIME_FROM = 'yyyy-mm-ddT'.length;

const timeOf = (key: string): string => key.slice(TIME_FROM);

const Poster = ({ run }: { readonly run: Run }) =>
  run.poster === undefined ? null : (
    <OwnPicture className="month__poster" src={run.poster} width="480" height="854" decoding="async" />
  );

const Cell = ({ entry: { key, run } }: { readonly entry: Entry }) =>
  run === undefined ? (
    <p className="month__coming">
      <span aria-hidden="true">{timeOf(key)}</span>
      <span className="hidden-visually">Planned: {formatKey(key)}</span>
    </p>
  ) : (
    <Link className="month__run" to={runPath(run.id)}>
      <Poster run={run} />
      <span className="month__words">
        <span className="month__time">{timeOf(key)}</span>
        <span className="month__title" lang={run.language}>
          {titleOfRun(run)}
        </span>
        <RunStatus status={run.status} />
      </span>
    </Link>
  );

interface MonthGridProps {
  readonly series: Series;
  readonly runs: ReturnType<typeof useSeriesRuns>;
  readonly month: Month;
  /** The current date in the series’ time zone. */
  readonly today: string;
}

/**
 * A month, with each run and each planned time on its day; shows only the planned times until the runs load.
 */
export const MonthGrid = ({ series, runs, month, today }: MonthGridProps) => {
  const { items, isPending, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = runs;
  const oldest = items.at(-1)?.airing.key ?? '';
  // Runs are loaded latest first, so the month may start before the oldest run that has loaded.
  const isShort = hasNextPage && oldest >= month;
  useEffect(() => {
    if (isShort && !isFetching && !isFetchNextPageError) void fetchNextPage();
  }, [fetchNextPage, isFetchNextPageError, isFetching, isShort]);
  const entries = entriesOf(items, comingUntil(series, month));
  return (
    <MonthTable
      month={month}
      today={today}
      isBusy={isPending}
      onDay={(date) =>
        entries
          .filter(({ key }) => key.startsWith(date))
          .map((entry) => <Cell key={entry.key} entry={entry} />)
      }
    />
  );
};
