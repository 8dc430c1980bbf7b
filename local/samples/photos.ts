import { picturePrompt } from '#functions/domain/story/picture-prompt.ts';

/** Pictures shipped with the site, each painted from the caption shown next to it. */
export const PHOTO_PROMPTS: readonly string[] = [
  'A lighthouse in a storm',
  'A market street at dusk',
  'A fox in the snow',
  'A castle above the clouds',
  'A train through the desert',
  'A reader by the window',
  'A harbor at midnight',
  'A rocket before dawn',
];

/** The prompt for the photo with this number; numbering starts at 1. */
export const photoPrompt = (number: number): string => {
  const picture = PHOTO_PROMPTS[number - 1] ?? '';
  return picturePrompt({
    title: picture,
    category: 'General',
    scene: { narration: picture, picture },
    index: 0,
    count: 1,
    styleKey: `photo-${number}`,
  });
};

/** The number of the photo that is animated on the page. */
export const MOVING_PHOTO = 1;
