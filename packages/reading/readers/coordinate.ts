import { type Reader, say, type Tongue } from '../tongue.ts';
import type { WrittenWord } from '../written-words.ts';
import { sayCount } from './duration.ts';
import { joined, own } from './lookup.ts';

const SMALL = String.raw`[0-5]?\d(?:[.,]\d{1,6})?`;
const PART = new RegExp(`^${SMALL}$`, 'u');
const MINUTE = /^['’′][.,;:!?)]*$/u;
const SECOND = /^(?:["”″]|''|′′)[.,;:!?)]*$/u;
const DEGREES = /^(?<degrees>\d{1,3})[°º]$/u;
const COORDINATE = new RegExp(
  String.raw`^(?<degrees>\d{1,3})[°º](?<minutes>${SMALL})['’′]?(?:(?<seconds>${SMALL})(?:["”″]|''|′′)?)?(?<point>[NSEOW]?)$`,
  'u',
);
const POINT = /^[NSEOW]$/u;

/** The word for a point of the compass, as in the unit “°N”. */
const pointOf = (letter: string, { units }: Tongue): string =>
  letter === '' ? '' : (own(units, `°${letter}`)?.[1].split(' ').at(-1) ?? letter);

/** The unit after a number that is separate from the degrees before it. */
const unitAt = (words: readonly WrittenWord[], at: number): 'min' | 's' | undefined => {
  const [before, { text = '', closes = '' } = {}] = [words[at - 1], words[at]];
  if (!PART.test(text)) return undefined;
  if (MINUTE.test(closes) && /\d[°º]$/u.test(before?.text ?? '')) return 'min';
  const isAfterMinutes = MINUTE.test(before?.closes ?? '') && /[°º]/u.test(words[at - 2]?.text ?? '');
  return SECOND.test(closes) && isAfterMinutes ? 's' : undefined;
};

/** “43° 23′ 12″ N”, “43°23′12″N” and “N 43° 23.2′”. */
export const readCoordinate: Reader = (words, at, tongue) => {
  const [before, { text = '' } = {}, next] = [words[at - 1], words[at], words[at + 1]];
  const { units } = tongue;
  const { degrees = '', minutes = '', seconds, point = '' } = COORDINATE.exec(text)?.groups ?? {};
  if (degrees !== '')
    return say(
      joined([
        sayCount(degrees, units['°'], tongue),
        sayCount(minutes, units['min'], tongue),
        seconds === undefined ? '' : sayCount(seconds, units['s'], tongue),
        pointOf(point, tongue),
      ]),
    );
  const whole = DEGREES.exec(text)?.groups?.['degrees'];
  if (whole !== undefined && unitAt(words, at + 1) === 'min') return say(sayCount(whole, units['°'], tongue));
  const unit = unitAt(words, at);
  if (unit !== undefined) return say(sayCount(text, units[unit], tongue));
  const closes = before?.closes ?? '';
  const isAfter =
    /^\d/u.test(before?.text ?? '') &&
    (MINUTE.test(closes) || SECOND.test(closes) || /\d°$/u.test(before?.text ?? ''));
  const isBefore = /^\d{1,3}(?:[.,]\d+)?[°º](?!C|F)/u.test(next?.text ?? '');
  return POINT.test(text) && (isAfter || isBefore) ? say(pointOf(text, tongue)) : undefined;
};
