/** Colour moods of a story; the wording works for both image models and the offline painter. */
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
 * How close the camera is. Neighbouring scenes never share a shot; the last shot in this list needs a person
 * in the foreground.
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
