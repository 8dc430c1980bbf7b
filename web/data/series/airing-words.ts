import type { Cadence } from '#contract/schemas/series/cadence.ts';
import { MISSING } from '#web/lib/format.ts';
import { zoneName } from '#web/lib/time-zones.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

const formatIn = (zone: string): Intl.DateTimeFormat => {
  const known = formats.get(zone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: zone,
  });
  formats.set(zone, made);
  return made;
};

interface AiringParts {
  readonly weekday: string;
  readonly day: string;
  readonly month: string;
  readonly time: string;
}

/**
 * The parts of the local time in a zone, or in UTC if this browser doesn’t recognise the zone. Empty if there is no
 * time.
 */
export const airingParts = (iso: string | undefined, zone: string): AiringParts => {
  const at = new Date(iso ?? '');
  if (Number.isNaN(at.getTime())) return { weekday: '', day: '', month: '', time: '' };
  let parts: Intl.DateTimeFormatPart[];
  try {
    parts = formatIn(zone).formatToParts(at);
  } catch {
    parts = formatIn('UTC').formatToParts(at);
  }
  const part = (wanted: Intl.DateTimeFormatPartTypes): string =>
    parts.find(({ type }) => type === wanted)?.value ?? '';
  return {
    weekday: part('weekday'),
    day: part('day'),
    month: part('month'),
    time: `${part('hour')}:${part('minute')}`,
  };
};

/** A moment as local time in a zone: “Thu, 3 Dec, 18:30”. */
export const formatAiring = (iso: string, zone: string): string => {
  const { weekday, day, month, time } = airingParts(iso, zone);
  return weekday === '' ? MISSING : `${weekday}, ${day} ${month}, ${time}`;
};

/** A planned local time, such as “2026-12-03T18:30”, as screens show it: “Thu, 3 Dec, 18:30”. */
export const formatKey = (key: string): string => formatAiring(`${key}:00.000Z`, 'UTC');

/** What to add to times in a zone other than the account’s: “New York time”; undefined otherwise. */
export const zoneWords = (zone: string, own: string): string | undefined =>
  zone === own ? undefined : zoneName(zone);

export const DAY_NAMES: Readonly<Record<string, string>> = {
  mon: 'Mon',
  tue: 'Tue',
  wed: 'Wed',
  thu: 'Thu',
  fri: 'Fri',
  sat: 'Sat',
  sun: 'Sun',
};

const DAYS_A_WEEK = 7;
const inWords = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** When a series makes its videos: “Tue and Fri at 18:30”, “Every day at 08:00 and 18:30”. */
export const cadenceInWords = ({
  days,
  times,
}: Pick<Cadence, 'times'> & { readonly days: readonly string[] }): string => {
  const when = days.length === DAYS_A_WEEK ? 'Every day' : inWords(days.map((day) => DAY_NAMES[day] ?? day));
  return `${when} at ${inWords(times)}`;
};
