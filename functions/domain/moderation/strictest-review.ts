import { Review } from '#functions/domain/video/video.ts';

/** The strictest of what several moderators left to do: `held` above `unchecked` above `sensitive`. */
export const strictest = (found: readonly (Review | undefined)[]): Review | undefined =>
  Review.options.findLast((review) => found.includes(review));
