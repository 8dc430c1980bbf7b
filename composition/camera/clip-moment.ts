import { frameOf, framesToMs } from '#composition/timeline/frame-times.ts';

/** The part of a clip that a scene shows: from `fromMs` to the end of the clip. */
export interface ClipPart {
  readonly clipMs: number;
  readonly fromMs?: number | undefined;
}

/** Where the part starts. A clip that ends before `fromMs` plays from its first frame. */
export const clipStartMs = ({ clipMs, fromMs = 0 }: ClipPart): number =>
  framesToMs(1) <= clipMs - fromMs ? fromMs : 0;

/** The point in a clip that a given frame of the scene shows. A clip shorter than its scene loops. */
export const clipMomentMs = (part: ClipPart, frame: number): number => {
  const startMs = clipStartMs(part);
  const length = Math.max(1, frameOf(part.clipMs - startMs, 'down'));
  return startMs + framesToMs(frame % length);
};
