import { type Noun, type Reader, say, type Tongue } from '../tongue.ts';
import { joined, own } from './lookup.ts';

const MINUTE = /^['’′],?$/u;
const SECOND = /^(?:["”″]|''|′′),?$/u;
const SMALL = /^[0-5]?\d$/u;
const COORDINATE =
  /^(?<degrees>\d{1,3})°(?<minutes>[0-5]?\d)['’′]?(?:(?<seconds>[0-5]?\d)(?:["”″]|''|′′)?)?(?<point>[NSEOW]?)$/u;

const count = (digits: string, unit: Noun | undefined, { numbers }: Tongue): string =>
  unit === undefined
    ? ''
    : joined([
        numbers.cardinal(BigInt(digits), unit[2] === 'f' ? 'feminine' : 'masculine'),
        unit[digits === '1' ? 0 : 1],
      ]);

/** The word for a point of the compass, as in the unit “°N”. */
const pointOf = (letter: string, { units }: Tongue): string =>
  own(units, `°${letter}`)?.[1].split(' ').at(-1) ?? letter;

/** “43° 23′ 12″ N” and “43°23′12″N”. */
export const readCoordinate: Reader = (words, at, tongue) => {
  const [before, word] = [words[at - 1], words[at]];
  const { units } = tongue;
  const { text = '', closes = '' } = word ?? {};
  const { degrees = '', minutes = '', seconds, point = '' } = COORDINATE.exec(text)?.groups ?? {};
  if (degrees !== '')
    return say(
      joined([
        count(degrees, units['°'], tongue),
        count(minutes, units['min'], tongue),
        seconds === undefined ? '' : count(seconds, units['s'], tongue),
        pointOf(point, tongue),
      ]),
    );
  const isAfterDegrees = /\d°$/u.test(before?.text ?? '');
  const isAfterMinutes = MINUTE.test(before?.closes ?? '') && /°/u.test(words[at - 2]?.text ?? '');
  if (SMALL.test(text) && MINUTE.test(closes) && isAfterDegrees)
    return say(count(text, units['min'], tongue));
  if (SMALL.test(text) && SECOND.test(closes) && isAfterMinutes) return say(count(text, units['s'], tongue));
  const isAfterMark =
    MINUTE.test(before?.closes ?? '') || SECOND.test(before?.closes ?? '') || isAfterDegrees;
  const isPoint = /^[NSEOW]$/u.test(text) && isAfterMark && /^\d/u.test(before?.text ?? '');
  return isPoint ? say(pointOf(text, tongue)) : undefined;
};
