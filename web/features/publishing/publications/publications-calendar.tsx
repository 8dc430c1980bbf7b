import { useState } from 'react';
import { platformOf } from '#contract/platforms.ts';
import type { Publication } from '#contract/schemas/publishing.ts';
import { MonthChoice, MonthTable } from '#web/data/calendar/month-table.tsx';
import { comingOf, firstMonth, movedSince, type PlannedPublication } from '#web/data/publishing/coming.ts';
import { rowTitle } from '#web/data/publishing/publication-words.ts';
import { formatKey } from '#web/data/series/airing-words.ts';
import { type Month, monthOf } from '#web/data/series/calendar.ts';
import { clockIn } from '#web/data/series/planned-times.ts';
import { useTimeZone } from '#web/data/settings/use-time-zone.ts';
import { useNow } from '#web/lib/use-now.ts';
import { useNarrow } from '#web/ui/page/use-narrow.ts';

const TIME_FROM = 'yyyy-mm-ddT'.length;

/** Where the publication is in the list below. */
export const anchorOf = ({ id }: Pick<Publication, 'id'>): string => `publication-${id}`;

const placeOf = ({ account, platform }: Publication): string => `${account} on ${platformOf(platform).name}`;

const Cell = ({ planned: { key, publication } }: { readonly planned: PlannedPublication }) => (
  <a className="month__run" href={`#${anchorOf(publication)}`}>
    <span className="month__time">{key.slice(TIME_FROM)}</span>
    <span className="month__title">{rowTitle(publication)}</span>
    <span className="month__time">{placeOf(publication)}</span>
  </a>
);

const List = ({ planned }: { readonly planned: readonly PlannedPublication[] }) => (
  <ul className="publications-coming">
    {planned.map(({ key, publication }) => (
      <li key={publication.id}>
        <a href={`#${anchorOf(publication)}`}>
          {formatKey(key)}: {rowTitle(publication)}, {placeOf(publication)}
        </a>
      </li>
    ))}
  </ul>
);

/** The month shown: the one that was chosen, or else that of a post that was just moved, or of the next post. */
const useShownMonth = (
  publications: readonly Publication[],
  planned: readonly PlannedPublication[],
  today: string,
): readonly [Month, (month: Month) => void] => {
  const [chosen, setChosen] = useState<Month>();
  const [known, setKnown] = useState(publications);
  const moved = movedSince(known, planned);
  if (moved !== undefined || known.length !== publications.length) setKnown(publications);
  if (moved !== undefined) setChosen(monthOf(moved.key));
  return [chosen ?? firstMonth(planned, today), setChosen];
};

/** The planned posts, as a month view on a desktop or a list on a phone. */
export const PublicationsCalendar = ({ publications }: { readonly publications: readonly Publication[] }) => {
  const timezone = useTimeZone();
  const isNarrow = useNarrow();
  const now = useNow();
  const today = clockIn(timezone, now);
  const planned = comingOf(publications, timezone, now);
  const [month, setMonth] = useShownMonth(publications, planned, today);
  const isEmpty = planned.length === 0;
  return (
    <section className="publications-part" aria-labelledby="publications-coming">
      <div className="calendar__head">
        <h2 id="publications-coming">Coming</h2>
        {isNarrow || isEmpty ? null : <MonthChoice month={month} onMonth={setMonth} />}
      </div>
      {isEmpty ? <p className="publications__none">Nothing is planned.</p> : null}
      {isNarrow && !isEmpty ? <List planned={planned} /> : null}
      {isNarrow || isEmpty ? null : (
        <MonthTable
          month={month}
          today={today}
          hasNeighbours
          onDay={(date) =>
            planned
              .filter(({ key }) => key.startsWith(date))
              .map((one) => <Cell key={one.publication.id} planned={one} />)
          }
        />
      )}
    </section>
  );
};
