import { defined } from '#test/support/values.ts';
import type { SpokenSentence, SpokenStory } from './spoken-stories.ts';
import { READING_RATE } from './spoken-stories.ts';

/** A pseudo-random number from 0 to 1; the same seed gives the same numbers. */
export const randomFrom = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};

/** A reading of a story: what is said, how it is recorded, and which of its sentences are wrong. */
export interface Reading {
  readonly name: string;
  readonly said: readonly SpokenSentence[];
  /** The indices of sentences that may be reported as wrong; empty for a correct reading. */
  readonly wrong: readonly number[];
  readonly tempo?: number;
  readonly noiseDb?: number;
  readonly gain?: number;
  readonly echo?: boolean;
  /** A sentence with a three-second pause in the middle. */
  readonly pauseIn?: number;
}

const ROOM_DB = 45;
const LONG_PAUSE_SECONDS = 3;

/**
 * Correct readings under every condition, plus one reading for each kind of mistake. `other` is another story in the
 * same voice.
 */
export const readingsOf = (
  { sentences: own }: SpokenStory,
  { sentences: other }: SpokenStory,
  random: () => number,
): Reading[] => {
  const pick = (from: number, to: number): number => from + Math.floor(random() * (to - from));
  const count = own.length;
  const sentence = (index: number): SpokenSentence => defined(own[index]);
  const [swap, missing, replaced] = [pick(0, count - 1), pick(0, count), pick(0, count)];
  const [added, stop] = [pick(1, count), pick(Math.ceil(count / 2), count)];
  const alike = other.toSorted(
    (one, two) =>
      Math.abs(one.samples.length - sentence(replaced).samples.length) -
      Math.abs(two.samples.length - sentence(replaced).samples.length),
  );
  const all = own.map((_, index) => index);
  const right = (name: string, how: Partial<Reading> = {}): Reading => ({
    name,
    said: own,
    wrong: [],
    ...how,
  });
  return [
    right('as written'),
    right('20 % slower', { tempo: 0.8 }),
    right('25 % faster', { tempo: 1.25 }),
    right('noise 20 dB below', { noiseDb: 20 }),
    right('noise 10 dB below', { noiseDb: 10 }),
    right('pause of 3 s in a sentence', { pauseIn: pick(0, count) }),
    right('clipped by 12 dB', { gain: 4 }),
    right('in an echoing room', { echo: true }),
    {
      name: 'two sentences swapped',
      said: all.map((at) => sentence(at === swap ? swap + 1 : at === swap + 1 ? swap : at)),
      wrong: [swap, swap + 1],
    },
    { name: 'a sentence missing', said: own.filter((_, at) => at !== missing), wrong: [missing] },
    {
      name: 'a sentence added',
      said: [...own.slice(0, added), defined(other[pick(0, other.length)]), ...own.slice(added)],
      wrong: [added - 1, added],
    },
    {
      name: 'a sentence replaced',
      said: all.map((at) => (at === replaced ? defined(alike[0]) : sentence(at))),
      wrong: [replaced],
    },
    { name: 'stops before the end', said: own.slice(0, stop), wrong: all.slice(stop) },
    { name: 'another text', said: other, wrong: all },
  ];
};

const joined = (parts: readonly Float32Array[]): Float32Array => {
  const whole = new Float32Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
};

/** The samples of a reading, recorded in a room that is never quite silent, before tempo and echo are applied. */
export const recorded = (
  { said, pauseIn, noiseDb, gain = 1 }: Reading,
  random: () => number,
): Float32Array => {
  const silence = (seconds: number): Float32Array => new Float32Array(Math.round(seconds * READING_RATE));
  const speech = joined([
    silence(0.3 + random()),
    ...said.flatMap(({ samples, middle }, index) => [
      ...(index === pauseIn
        ? [samples.subarray(0, middle), silence(LONG_PAUSE_SECONDS), samples.subarray(middle)]
        : [samples]),
      silence(0.2 + 0.7 * random()),
    ]),
  ]);
  const power = Math.sqrt(speech.reduce((sum, value) => sum + value * value, 0) / speech.length);
  const noise = (power * Math.sqrt(3)) / 10 ** ((noiseDb ?? ROOM_DB) / 20);
  let drift = 0;
  return speech.map((value) => {
    drift = 0.85 * drift + (random() - 0.5);
    return Math.max(-1, Math.min(1, gain * (value + noise * drift)));
  });
};
