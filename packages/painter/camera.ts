import type { Shot } from '#painter/style.ts';
import type { Frame } from './canvas/easel.ts';

/** Where the camera stands and whether the composition is mirrored; the light stays where it is. */
export interface Camera {
  readonly shot: Frame;
  /** Whether the picture looks over a shoulder, if it has one. */
  readonly over: boolean;
  readonly mirror: -1 | 1;
}

/** Neighbouring framings look from other sides. */
const MIRROR: Record<Shot, -1 | 1> = {
  'wide view': 1,
  'medium view': -1,
  'low angle': 1,
  'close view': -1,
  'high angle': 1,
  'over the shoulder': 1,
};

/**
 * The framing that the prompt asks for, which differs between neighbouring scenes, or else the one that the
 * description names.
 */
export const cameraOf = (described: Shot | undefined, asked: Shot | undefined): Camera => {
  const shot = asked ?? described ?? 'medium view';
  return {
    shot: shot === 'over the shoulder' ? 'medium view' : shot,
    over: shot === 'over the shoulder',
    mirror: MIRROR[shot],
  };
};
