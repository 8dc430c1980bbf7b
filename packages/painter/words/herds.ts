import type { Hit } from './hits.ts';
import { countBefore, unnumbered } from './people.ts';

/** Animals that come in numbers where nothing else is said. */
const HERDS = new Set(['rabbit', 'running-rabbit', 'sheep', 'bird', 'cow', 'fish']);
const HERD_COUNT = 12;

/** How many of a thing the words mention. */
export const countOfThing = (words: readonly string[], hit: Hit): number =>
  HERDS.has(hit.name) && unnumbered(words, hit)
    ? Math.max(HERD_COUNT, countBefore(words, hit))
    : countBefore(words, hit);
