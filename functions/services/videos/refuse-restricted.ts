import { Refusal } from '#functions/domain/request/refusal.ts';
import type { Video } from '#functions/domain/video/video.ts';

/** Refuses to change, share or hand out a video that operators have restricted, until they restore it. */
export const refuseRestricted = ({ restriction }: Video): void => {
  if (restriction !== undefined) throw new Refusal('restricted');
};
