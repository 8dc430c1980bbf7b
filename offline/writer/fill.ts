import type { Seeded } from './seeded.ts';

const CHOICE = /\[([^[\]]*)\]/gu;
const SLOT = /\{(\w+)\}/gu;

const MAX_WEIGHT = 8;
/** In about how many ways stories fill a slot; other slots say nothing new. */
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

/** In about how many ways a stretch of a line can be said. */
const waysOf = (text: string): number => {
  const choices = Array.from(text.matchAll(CHOICE), ([, options = '']) => options.split('|').length);
  const slots = Array.from(text.matchAll(SLOT), ([, name = '']) => SLOT_WAYS[name] ?? 1);
  return [...choices, ...slots].reduce((ways, options) => ways * options, 1);
};

/** How likely a line's sentences are to be heard in other stories too: the sum over its sentences of one in their ways. */
export const samenessOf = (line: string): number =>
  line.split(SENTENCE_END).reduce((sum, sentence) => sum + 1 / waysOf(sentence), 0);

/** One of the lines; a line that can be said in many ways comes up more often, so that stories repeat each other less. */
export const pickLine = (lines: readonly string[], seed: Seeded): string =>
  seed.pick(
    lines.flatMap((line) =>
      Array.from({ length: Math.max(1, Math.min(MAX_WEIGHT, Math.round(1 / samenessOf(line)))) }, () => line),
    ),
  );

/** Resolves the free choices of a line, then its slots from left to right. What a slot answers is never read again, so it may hold anything. */
export const fill = (line: string, seed: Seeded, slot: (name: string) => string): string =>
  line
    .replace(CHOICE, (_, options: string) => seed.pick(options.split('|')))
    .replace(SLOT, (_, name: string) => slot(name));
