/** Pictures shipped with the site, each painted from the caption beside it. */
export const PHOTO_PROMPTS: readonly string[] = [
  'A lighthouse in a storm',
  'A market street at dusk',
  'A fox in the snow',
  'A castle above the clouds',
  'A train through the desert',
  'A reader by the window',
  'A harbour at midnight',
  'A rocket before dawn',
];
