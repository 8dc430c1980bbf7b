import { expect, it } from 'vitest';
import type { Quality } from '#functions/domain/budget/spending.ts';
import { isPicturesWord, switchPictures } from '#tools/cost/switch-pictures.ts';

const aSwitch = () => {
  let quality: Quality | undefined;
  return {
    read: async () => quality,
    turn: async (to: Quality | undefined) => {
      quality = to;
    },
  };
};

it('an operator switches pictures to low quality and back, and sees the current setting', async () => {
  const pictures = aSwitch();
  expect(await switchPictures(pictures, 'low')).toContain('low quality');
  expect(await switchPictures(pictures, undefined)).toContain('low quality');
  expect(await switchPictures(pictures, 'normal')).toContain("the stage's quality");
  expect(await pictures.read()).toBeUndefined();
});

it('the command recognises its arguments', () => {
  expect(['low', 'normal', undefined, 'off', ''].map(isPicturesWord)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});
