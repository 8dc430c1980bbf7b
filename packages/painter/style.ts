/** A picture’s colours, as named in its `Palette:` line. */
export const MOODS = [
  'midnight teal',
  'indigo and amber',
  'ember dusk',
  'rose dawn',
  'honey noon',
  'forest mist',
  'desert copper',
  'arctic blue',
  'crimson noir',
  'sepia archive',
  'electric blue',
  'storm slate',
  'copper sea',
  'glass green',
  'plum twilight',
] as const;
export type Mood = (typeof MOODS)[number];

/**
 * How close the camera is; consecutive scenes never use the same shot. The last shot in the list needs a person in
 * the foreground.
 */
export const SHOTS = [
  'wide view',
  'medium view',
  'low angle',
  'close view',
  'high angle',
  'over the shoulder',
] as const;
export type Shot = (typeof SHOTS)[number];
