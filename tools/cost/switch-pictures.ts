import type { PictureSwitch } from '#functions/domain/budget/ports.ts';

export const PICTURES_USAGE = 'TABLE_NAME=<table> npm run cost -- pictures [low|normal]';

type Word = 'low' | 'normal' | undefined;
export const isPicturesWord = (word: string | undefined): word is Word =>
  word === undefined || word === 'low' || word === 'normal';

/** Turns the switch of a stage's pictures, or only tells how it stands. */
export const switchPictures = async (pictures: PictureSwitch, word: Word): Promise<string> => {
  if (word !== undefined) await pictures.turn(word === 'low' ? 'low' : undefined);
  return (await pictures.read()) === undefined
    ? 'Pictures are painted in the quality of the stage.'
    : 'Pictures are painted in low quality, within a minute by every function, until "pictures normal".';
};
