import { frameOf, framesToMs } from '#composition/timeline/frame-times.ts';

/** Which part of a clip a scene shows: all of it from `fromMs` on. */
export interface ClipPart {
  readonly clipMs: number;
  readonly fromMs?: number | undefined;
}

/** Where the part begins; a clip too short for it plays from its first frame. */
export const clipStartMs = ({ clipMs, fromMs = 0 }: ClipPart): number =>
  framesToMs(1) <= clipMs - fromMs ? fromMs : 0;

/** The moment of a clip that a frame of a scene shows. A clip that ends before its scene begins again. */
export const clipMomentMs = (part: ClipPart, frame: number): number => {
  const startMs = clipStartMs(part);
  const length = Math.max(1, frameOf(part.clipMs - startMs, 'down'));
  return startMs + framesToMs(frame % length);
};
