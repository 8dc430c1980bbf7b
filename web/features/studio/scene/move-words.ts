import type { Motion } from '#contract/motions.ts';
import type { Shot } from '#contract/picture.ts';

/** How the moves of the camera are called on screens. */
export const MOVE_WORDS: Readonly<Record<Motion, string>> = {
  'push-in': 'Push in',
  'lean-in': 'Lean in',
  'pull-out': 'Pull out',
  'pan-left': 'Pan left',
  'pan-right': 'Pan right',
  'pan-up': 'Tilt up',
  'pan-down': 'Tilt down',
  drift: 'Drift right',
  'drift-back': 'Drift left',
  'rise-in': 'Rise',
  'slide-in': 'Slide',
};

/** How the shots of a picture are called on screens. */
export const SHOT_WORDS: Readonly<Record<Shot, string>> = {
  'wide view': 'Wide view',
  'medium view': 'Medium view',
  'low angle': 'Low angle',
  'close view': 'Close view',
  'high angle': 'From above',
  'over the shoulder': 'Over the shoulder',
};
