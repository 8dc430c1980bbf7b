import type { Seeded } from '../seeded.ts';

const CHOICE = /\[([^[\]]*)\]/gu;
const SLOT = /\{(\w+)\}/gu;

const MAX_WEIGHT = 4;
/** In how many ways a line can be said, up to a limit. */
const waysOf = (line: string): number => {
  const choices = Array.from(line.matchAll(CHOICE), ([, options = '']) => options.split('|').length);
  return Math.min(
    MAX_WEIGHT,
    choices.reduce((ways, options) => ways * options, 1),
  );
};

/** One of the lines; a line that can be said in many ways comes up more often, so that stories repeat each other less. */
export const pickLine = (lines: readonly string[], seed: Seeded): string =>
  seed.pick(lines.flatMap((line) => Array.from({ length: waysOf(line) }, () => line)));

/** Resolves the free choices of a line, then its slots from left to right. What a slot answers is never read again, so it may hold anything. */
export const fill = (line: string, seed: Seeded, slot: (name: string) => string): string =>
  line
    .replace(CHOICE, (_, options: string) => seed.pick(options.split('|')))
    .replace(SLOT, (_, name: string) => slot(name));
