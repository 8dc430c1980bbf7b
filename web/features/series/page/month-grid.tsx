import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import type { Run } from '#contract/schemas/series/runs.ts';
import type { Series } from '#contract/schemas/series/series.ts';
import { titleOfRun } from '#web/data/runs/run-words.ts';
import { DAY_NAMES, formatKey } from '#web/data/series/airing-words.ts';
import {
  comingUntil,
  type Entry,
  entriesOf,
  type Month,
  monthName,
  weeksOf,
} from '#web/data/series/calendar.ts';
import type { useSeriesRuns } from '#web/data/series/series.ts';
import { runPath } from '#web/lib/paths.ts';
import { OwnPicture } from '#web/ui/media/own-picture.tsx';
import { RunStatus } from './run-status.tsx';

const DAY_FROM = 'yyyy-mm-'.length;
const TIME_FROM = 'yyyy-mm-ddT'.length;
const DAY_CHARS = 'yyyy-mm-dd'.length;

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
  // Runs are loaded latest first, so the month may begin before the oldest run loaded so far.
  const isShort = hasNextPage && oldest >= month;
  useEffect(() => {
    if (isShort && !isFetching && !isFetchNextPageError) void fetchNextPage();
  }, [fetchNextPage, isFetchNextPageError, isFetching, isShort]);
  const entries = entriesOf(items, comingUntil(series, month));
  return (
    <table className="month" aria-label={monthName(month)} aria-busy={isPending}>
      <thead>
        <tr>
          {Object.values(DAY_NAMES).map((name) => (
            <th key={name} scope="col" className="month__weekday">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week[0]?.date}>
            {week.map(({ date, isInMonth }) => (
              <td
                key={date}
                className={isInMonth ? 'month__day' : 'month__day month__day--other'}
                aria-current={date === today.slice(0, DAY_CHARS) ? 'date' : undefined}
              >
                {isInMonth ? (
                  <>
                    <span className="month__number">{Number(date.slice(DAY_FROM))}</span>
                    {entries
                      .filter(({ key }) => key.startsWith(date))
                      .map((entry) => (
                        <Cell key={entry.key} entry={entry} />
                      ))}
                  </>
                ) : null}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
