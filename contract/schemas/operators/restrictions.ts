import { openSet } from '#contract/schemas/open-set.ts';

/** What keeps strangers from watching a video. `held`: moderation, until an operator releases the video. */
export const RestrictionKind = openSet(['hidden', 'taken_down', 'held'], 'hidden');
