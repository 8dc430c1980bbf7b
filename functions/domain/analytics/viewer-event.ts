import type { Counts } from '#contract/schemas/analytics.ts';
import type { FilmEvent } from '#contract/schemas/sharing.ts';

/** The figure that a viewer's event increments. */
export const FIGURE_OF = {
  play: 'plays',
  complete: 'completions',
} as const satisfies Record<FilmEvent['event'], keyof Counts>;
