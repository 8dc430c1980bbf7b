import type { Frame } from './canvas/easel.ts';

/** Shares of the picture's height; `person` is the height of an adult at the ground line. */
export interface Stage {
  readonly horizon: number;
  readonly ground: number;
  readonly person: number;
  /** Where the main figures stand, which is nearer than the objects. */
  readonly near: number;
}

/** Captions cover 60–75 % of the height, so objects stand at or above the top of that range. */
export const stageOf = (shot: Frame): Stage => {
  switch (shot) {
    case 'wide view':
      return { horizon: 0.46, ground: 0.6, person: 0.125, near: 0.64 };
    case 'medium view':
      return { horizon: 0.43, ground: 0.615, person: 0.19, near: 0.745 };
    case 'low angle':
      return { horizon: 0.545, ground: 0.62, person: 0.175, near: 0.7 };
    case 'close view':
      return { horizon: 0.42, ground: 0.63, person: 0.26, near: 0.8 };
    case 'high angle':
      return { horizon: 0.3, ground: 0.59, person: 0.14, near: 0.66 };
  }
};
