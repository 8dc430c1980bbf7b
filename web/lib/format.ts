/** Shown where a number or a date is missing. */
export const MISSING = '—';

const days = new Map<string, Intl.DateTimeFormat>();

/** Cached per zone: creating a formatter takes longer than formatting a whole list. */
const dayFormat = (timezone: string): Intl.DateTimeFormat => {
  const known = days.get(timezone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: timezone });
  days.set(timezone, made);
  return made;
};

/** A day such as "Nov 20, 2026" in the chosen time zone. */
export const formatDate = (iso: string, timezone: string): string => {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? MISSING : dayFormat(timezone).format(date);
};

/** A moment such as "Nov 20, 2:05 PM" in the chosen time zone. */
export const formatMoment = (iso: string, timezone: string): string =>
  new Date(iso).toLocaleString('en-US', {
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: timezone,
  });

const GROUPED_FROM = 1000;

/** 12345 → "12,345"; a missing number is shown as a dash. */
export const formatNumber = (value: number | undefined): string => {
  if (value === undefined || Number.isNaN(value)) return MISSING;
  // Formatting the first number loads the locale’s rules, which takes time on a slow phone.
  const isPlain = Number.isInteger(value) && Math.abs(value) < GROUPED_FROM;
  return isPlain ? String(value) : value.toLocaleString('en-US');
};

const BYTES = { gigabyte: 1e9, terabyte: 1e12 } as const;

/** 3_240_000_000 → "3.2 GB", 5e12 → "5 TB"; less than a tenth of a gigabyte is "under 0.1 GB". */
export const formatBytes = (bytes: number): string => {
  const [size, unit] =
    bytes < BYTES.terabyte ? ([BYTES.gigabyte, 'GB'] as const) : ([BYTES.terabyte, 'TB'] as const);
  const tenths = Math.round((bytes / size) * 10) / 10;
  return bytes > 0 && tenths === 0 ? 'under 0.1 GB' : `${tenths} ${unit}`;
};

const KILOBYTE = 1e3;
const MEGABYTE = 1e6;
/** Sizes below this are shown with one decimal place. */
const WHOLE_FROM = 10;

const tenthOf = (value: number): number =>
  value < WHOLE_FROM ? Math.round(value * 10) / 10 : Math.round(value);

/** The size of a file: 0 → "0 MB", 640_000 → "640 kB", 2_400_000 → "2.4 MB", 1.2e9 → "1.2 GB". */
export const formatSize = (bytes: number): string => {
  if (bytes >= BYTES.gigabyte) return formatBytes(bytes);
  if (bytes === 0) return '0 MB';
  return bytes < MEGABYTE ? `${Math.ceil(bytes / KILOBYTE)} kB` : `${tenthOf(bytes / MEGABYTE)} MB`;
};

const CENTS = 100;

/** 3900 cents → "$39.00"; an unknown currency shows its code. */
export const formatMoney = (cents: number, currency: string): string => {
  const amount = cents / CENTS;
  try {
    return amount.toLocaleString('en-US', { style: 'currency', currency });
  } catch {
    return `${amount.toFixed(2)} ${currency.toUpperCase()}`;
  }
};

/** A price in cents: 1900 → "$19", 1950 → "$19.50". */
export const formatPrice = (cents: number): string =>
  `$${cents % CENTS === 0 ? formatNumber(cents / CENTS) : (cents / CENTS).toFixed(2)}`;

/** 0.184 → "18%"; a missing share is shown as a dash. */
export const formatPercent = (share: number | undefined): string =>
  share === undefined ? MISSING : `${formatNumber(Math.round(share * 100))}%`;

/** 0.184 → "+18%", -0.05 → "−5%". */
export const formatGrowth = (growth: number | undefined): string => {
  if (growth === undefined) return MISSING;
  const percent = Math.round(growth * 100);
  if (percent === 0) return formatPercent(0);
  return `${percent > 0 ? '+' : '−'}${formatPercent(Math.abs(growth))}`;
};

/** Whole seconds as "47 s"; a dash for a video that has no length yet. */
export const formatSeconds = (seconds: number): string =>
  seconds > 0 ? `${Math.floor(seconds)} s` : MISSING;

const MINUTE_SECONDS = 60;
/** Waits up to this long are shown in seconds. */
const IN_SECONDS = 90;
const WAIT_STEP_SECONDS = 5;

/** A wait, rounded because it is only an estimate: 47 → "50 s", 130 → "2 min". */
export const formatWait = (seconds: number): string =>
  seconds <= IN_SECONDS
    ? `${Math.max(1, Math.ceil(seconds / WAIT_STEP_SECONDS)) * WAIT_STEP_SECONDS} s`
    : `${Math.round(seconds / MINUTE_SECONDS)} min`;

/** "About 30 s left"; the last few seconds are not counted down. */
export const formatTimeLeft = (seconds: number): string =>
  seconds < WAIT_STEP_SECONDS ? 'A few seconds left' : `About ${formatWait(seconds)} left`;

const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;
/** Anything at least this old is shown as a date. */
const AGO_DAYS = 7;

/**
 * How long ago something was: "40 minutes ago", "yesterday", then the date. Up to `exactMinutes` ago is "just
 * now".
 */
export const formatAgo = (
  iso: string,
  { now, exactMinutes, timezone }: { now: Date; exactMinutes: number; timezone: string },
): string => {
  const minutes = Math.floor((now.getTime() - Date.parse(iso)) / 60_000);
  if (minutes <= exactMinutes) return 'just now';
  if (minutes >= AGO_DAYS * DAY_MINUTES || Number.isNaN(minutes)) return formatDate(iso, timezone);
  const words = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' });
  if (minutes < HOUR_MINUTES) return words.format(-minutes, 'minute');
  return minutes < DAY_MINUTES
    ? words.format(-Math.floor(minutes / HOUR_MINUTES), 'hour')
    : words.format(-Math.floor(minutes / DAY_MINUTES), 'day');
};

/** Drops fractions of a second, as the browser's own player does: 47.9 → "0:47". */
export const formatClock = (seconds: number): string => {
  if (seconds <= 0) return MISSING;
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
};

/** A position in something that is playing or being recorded; "0:00" during the first second. */
export const formatElapsed = (seconds: number): string => (seconds < 1 ? '0:00' : formatClock(seconds));

/** The first `limit` characters (never half a character), with an ellipsis if the text was cut. */
export const excerpt = (text: string, limit: number): string => {
  const characters = Array.from(text);
  return characters.length <= limit ? text : `${characters.slice(0, limit).join('').trimEnd()}…`;
};

/** The first word of a name, for greetings. */
export const firstName = (name: string): string => name.trim().split(/\s+/u)[0] ?? '';

/** Up to two initials of a name, for the drawn avatar. */
export const initialsOf = (name: string): string => {
  const words = name
    .trim()
    .split(/\s+/u)
    .filter((word) => word !== '');
  const picked = words.length > 1 ? [words[0], words.at(-1)] : words;
  const letters = picked.map((word) => Array.from(word ?? '')[0] ?? '').join('');
  return letters === '' ? '?' : letters.toLocaleUpperCase('en-US');
};

/** "starter" → "Starter". */
export const capitalise = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
