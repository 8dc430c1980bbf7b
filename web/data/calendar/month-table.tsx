import type { ReactNode } from 'react';
import { DAY_NAMES } from '#web/data/series/airing-words.ts';
import { type Day, type Month, monthName, monthOf, monthsFrom, weeksOf } from '#web/data/series/calendar.ts';
import { Icon } from '#web/ui/page/icons.tsx';
import './month-table.css';

const DAY_FROM = 'yyyy-mm-'.length;
const DAY_CHARS = 'yyyy-mm-dd'.length;
const MONTH_NAME_CHARS = 'Dec'.length;

interface MonthChoiceProps {
  readonly month: Month;
  readonly onMonth: (month: Month) => void;
}

/** The month that is shown, with buttons for the ones before and after it. */
export const MonthChoice = ({ month, onMonth }: MonthChoiceProps) => (
  <div className="calendar__choice">
    <button
      type="button"
      className="button button--quiet button--icon"
      aria-label="Previous month"
      onClick={() => onMonth(monthsFrom(month, -1))}
    >
      <Icon name="back" />
    </button>
    <h3 className="calendar__month" aria-live="polite">
      {monthName(month)}
    </h3>
    <button
      type="button"
      className="button button--quiet button--icon"
      aria-label="Next month"
      onClick={() => onMonth(monthsFrom(month, 1))}
    >
      <Icon name="arrow" />
    </button>
  </div>
);

interface MonthTableProps {
  readonly month: Month;
  /** The current date or time, in the time zone of the entries shown. */
  readonly today: string;
  readonly isBusy?: boolean;
  /** Whether to show the days of other months in the first and last week, too. */
  readonly hasNeighbours?: boolean;
  /** What is shown on a day, such as `2026-12-03`. */
  readonly onDay: (date: string) => ReactNode;
}

/** “3”, or “3 Dec” for a day in another month. */
const dayName = ({ date, isInMonth }: Day): string => {
  const day = Number(date.slice(DAY_FROM));
  return isInMonth ? `${day}` : `${day} ${monthName(monthOf(date)).slice(0, MONTH_NAME_CHARS)}`;
};

/** A month, one week in each row. */
export const MonthTable = ({
  month,
  today,
  isBusy = false,
  hasNeighbours = false,
  onDay,
}: MonthTableProps) => (
  <table className="month" aria-label={monthName(month)} aria-busy={isBusy}>
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
          {week.map((day) => (
            <td
              key={day.date}
              className={day.isInMonth ? 'month__day' : 'month__day month__day--other'}
              aria-current={day.date === today.slice(0, DAY_CHARS) ? 'date' : undefined}
            >
              {day.isInMonth || hasNeighbours ? (
                <>
                  <span className="month__number">{dayName(day)}</span>
                  {onDay(day.date)}
                </>
              ) : null}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
