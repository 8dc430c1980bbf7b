import { Review } from '#functions/domain/video/video.ts';

/**
 * The strictest of several reviews, in the order of `Review`. A video with sensitive pictures and words that couldn’t
 * be judged is held; otherwise the note about the pictures would be lost once the words were judged.
 */
export const strictest = (found: readonly (Review | undefined)[]): Review | undefined =>
  found.includes('sensitive') && found.includes('unchecked')
    ? 'held'
    : Review.options.findLast((review) => found.includes(review));
