import type { Counts } from '#contract/analytics.ts';
import type { FilmEvent } from '#contract/sharing.ts';

/** The figure that an event of a viewer moves. */
export const FIGURE_OF = {
  play: 'plays',
  complete: 'completions',
} as const satisfies Record<FilmEvent['event'], keyof Counts>;
