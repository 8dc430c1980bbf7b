import { useState } from 'react';
import type { Series } from '#contract/schemas/series/series.ts';
import { sentenceOf } from '#web/data/api/api-error.ts';
import { MonthChoice } from '#web/data/calendar/month-table.tsx';
import { type Month, monthOf } from '#web/data/series/calendar.ts';
import { clockIn } from '#web/data/series/planned-times.ts';
import { useSeriesRuns } from '#web/data/series/series.ts';
import { useNarrow } from '#web/ui/page/use-narrow.ts';
import { LoadProblem } from '#web/ui/states/load-problem.tsx';
import { CalendarList } from './calendar-list.tsx';
import { MonthGrid } from './month-grid.tsx';
import './calendar.css';

/** A series’ past and planned videos, as a month view on a desktop or a list on a phone. */
export const Calendar = ({ series }: { readonly series: Series }) => {
  const runs = useSeriesRuns(series);
  const isNarrow = useNarrow();
  const [now] = useState(() => new Date());
  const today = clockIn(series.cadence.zone, now);
  const [month, setMonth] = useState<Month>(() => monthOf(today));
  return (
    <section className="calendar" aria-labelledby="series-calendar">
      <div className="calendar__head">
        <h2 id="series-calendar">Calendar</h2>
        {isNarrow ? null : <MonthChoice month={month} onMonth={setMonth} />}
      </div>
      {runs.isError && runs.items.length === 0 ? (
        <LoadProblem title="We couldn’t load the calendar" hint={sentenceOf(runs.error)} query={runs} />
      ) : null}
      {runs.isPending && isNarrow ? (
        <output className="skeleton calendar__loading" aria-busy="true" aria-label="Loading the calendar" />
      ) : null}
      {runs.data !== undefined && isNarrow ? <CalendarList series={series} runs={runs} /> : null}
      {(runs.data !== undefined || runs.isPending) && !isNarrow ? (
        <MonthGrid series={series} runs={runs} month={month} today={today} />
      ) : null}
    </section>
  );
};
