import type { Series } from '#contract/schemas/series/series.ts';
import { formatAiring, zoneWords } from '#web/data/series/airing-words.ts';
import { useTimeZone } from '#web/data/settings/use-time-zone.ts';

/** When the next video is due, in the series’ own time zone. */
export const NextWords = ({ series }: { readonly series: Series }) => {
  const timezone = useTimeZone();
  const [next] = series.coming;
  if (series.status !== 'active') return <>Paused</>;
  if (next === undefined) return <>No video is planned</>;
  const { zone } = series.cadence;
  return (
    <>{['Next: ' + formatAiring(next.at, zone), zoneWords(zone, timezone)].filter(Boolean).join(', ')}</>
  );
};
