import type { Video } from '#contract/schemas/videos.ts';

/** True while a video is being made or one of its scenes is being edited. */
export const isBeingMade = ({ status, editing }: Video): boolean =>
  status === 'generating' || editing !== undefined;
