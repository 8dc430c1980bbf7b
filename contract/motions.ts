/** How the camera can move over a picture. Data only: the browser loads it. */
export const MOTIONS = [
  'push-in',
  'lean-in',
  'pull-out',
  'pan-left',
  'pan-right',
  'pan-up',
  'pan-down',
  'drift',
  'drift-back',
  'rise-in',
  'slide-in',
] as const;
export type Motion = (typeof MOTIONS)[number];
