/** Colour moods of a story; the words are meant for an image model and for the offline painter alike. */
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

/** How far the camera stands; neighbouring scenes never share one. */
export const SHOTS = ['wide view', 'medium view', 'low angle', 'close view', 'high angle'] as const;
export type Shot = (typeof SHOTS)[number];
