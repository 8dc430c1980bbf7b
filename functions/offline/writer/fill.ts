import type { Seeded } from '../seeded.ts';

const CHOICE = /\[([^[\]]*)\]/gu;
const SLOT = /\{(\w+)\}/gu;

/** Resolves the free choices of a line, then its slots from left to right. What a slot answers is never read again, so it may hold anything. */
export const fill = (line: string, seed: Seeded, slot: (name: string) => string): string =>
  line
    .replace(CHOICE, (_, options: string) => seed.pick(options.split('|')))
    .replace(SLOT, (_, name: string) => slot(name));
