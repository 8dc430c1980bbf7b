import { Review } from '#functions/domain/video/video.ts';

/**
 * The strictest of what several judgements left to do, in the order of `Review`. Sensitive pictures
 * under words that nobody could judge are held: once the words were judged, nobody would remember the pictures.
 */
export const strictest = (found: readonly (Review | undefined)[]): Review | undefined =>
  found.includes('sensitive') && found.includes('unchecked')
    ? 'held'
    : Review.options.findLast((review) => found.includes(review));
