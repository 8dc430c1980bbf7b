import { openSet } from '#contract/schemas/open-set.ts';

/** What keeps strangers from watching a video; `held`: moderation does, until an operator releases it. */
export const RestrictionKind = openSet(['hidden', 'taken_down', 'held'], 'hidden');
