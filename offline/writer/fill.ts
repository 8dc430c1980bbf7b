import type { Seeded } from './seeded.ts';

const CHOICE = /\[([^[\]]*)\]/gu;
const SLOT = /\{([^{}]+)\}/gu;

/**
 * Resolves the choices of a narration, then its slots. Values are never parsed, so they may contain anything. Throws a
 * RangeError for an unknown slot.
 */
export const fill = (narration: string, choice: Seeded, values: Readonly<Record<string, string>>): string =>
  narration
    .replace(CHOICE, (_, options: string) => choice.pick(options.split('|')))
    .replace(SLOT, (_, name: string) => {
      const value = values[name];
      if (value === undefined) throw new RangeError(`No tale has the slot {${name}}`);
      return value;
    });
