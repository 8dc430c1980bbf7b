import type { Seeded } from './seeded.ts';

const CHOICE = /\[([^[\]]*)\]/gu;
const SLOT = /\{(\w+)\}/gu;

const MAX_WEIGHT = 8;
/** Roughly how many ways there are to fill a slot; other slots add no variety. */
const SLOT_WAYS: Readonly<Record<string, number>> = {
  hero: 8,
  theHero: 8,
  other: 16,
  thing: 8,
  theThing: 8,
  matter: 6,
  here: 8,
  when: 8,
  record: 6,
  sense: 60,
  deed: 30,
  question: 30,
  he: 2,
};
const SENTENCE_END = /(?<=[.!?][”»“]?) (?=\S)/u;

/** Roughly how many ways there are to say a part of a line. */
const waysOf = (text: string): number => {
  const choices = Array.from(text.matchAll(CHOICE), ([, options = '']) => options.split('|').length);
  const slots = Array.from(text.matchAll(SLOT), ([, name = '']) => SLOT_WAYS[name] ?? 1);
  return [...choices, ...slots].reduce((ways, options) => ways * options, 1);
};

/** How likely other stories share a line's sentences: the sum of one divided by each sentence's number of variants. */
export const samenessOf = (line: string): number =>
  line.split(SENTENCE_END).reduce((sum, sentence) => sum + 1 / waysOf(sentence), 0);

/** Chooses a line; lines with more variants come up more often, so that stories repeat each other less. */
export const pickLine = (lines: readonly string[], seed: Seeded): string =>
  seed.pick(
    lines.flatMap((line) =>
      Array.from({ length: Math.max(1, Math.min(MAX_WEIGHT, Math.round(1 / samenessOf(line)))) }, () => line),
    ),
  );

/**
 * Resolves the free choices of a line, then its slots from left to right. Slot values are not parsed again, so they may
 * contain anything.
 */
export const fill = (line: string, seed: Seeded, slot: (name: string) => string): string =>
  line
    .replace(CHOICE, (_, options: string) => seed.pick(options.split('|')))
    .replace(SLOT, (_, name: string) => slot(name));
