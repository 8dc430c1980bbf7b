import type { Video } from '#contract/schemas/videos.ts';

/** A film that is being made, or of which one scene is being done again. */
export const isBeingMade = ({ status, editing }: Video): boolean =>
  status === 'generating' || editing !== undefined;
