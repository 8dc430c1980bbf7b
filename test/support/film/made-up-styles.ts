import type { CaptionStyle } from '#contract/caption-styles.ts';

const LETTERS = { colour: '#f4f4f4', opacity: 1, outlineOpacity: 1 } as const;

/** Made-up caption styles that the product doesn’t have, defined only by these records. */
export const MADE_UP_STYLES = [
  {
    id: 'mint',
    label: 'Mint',
    hint: 'Capital letters turn green',
    font: { weight: 700, size: 92, case: 'upper' },
    outline: { width: 7, colour: '#1a1030' },
    shadow: { depth: 3, colour: '#000000', opacity: 0.5 },
    letters: {
      waiting: LETTERS,
      spoken: { ...LETTERS, colour: '#3cf08c' },
      said: { ...LETTERS, opacity: 0.6 },
    },
    growth: { from: 1, to: 1.15, ms: 80 },
  },
  {
    id: 'ember',
    label: 'Ember',
    hint: 'A red box follows the voice',
    font: { weight: 800, size: 100, case: 'as-written' },
    outline: { width: 4, colour: '#000000' },
    shadow: { depth: 0, colour: '#000000', opacity: 0 },
    letters: { waiting: LETTERS, spoken: LETTERS, said: LETTERS },
    box: { colour: '#e0341c', acrossEms: 0.4, downEms: 1.3, cornerEms: 0 },
  },
] as const satisfies readonly CaptionStyle[];
