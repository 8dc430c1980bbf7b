import type { PictureSwitch } from '#functions/domain/budget/ports.ts';

export const PICTURES_USAGE = 'TABLE_NAME=<table> npm run cost -- pictures [low|normal]';

type Word = 'low' | 'normal' | undefined;
export const isPicturesWord = (word: string | undefined): word is Word =>
  word === undefined || word === 'low' || word === 'normal';

/** Switches a stage's picture quality if a `word` is given, and returns a message about the current setting. */
export const switchPictures = async (pictures: PictureSwitch, word: Word): Promise<string> => {
  if (word !== undefined) await pictures.turn(word === 'low' ? 'low' : undefined);
  return (await pictures.read()) === undefined
    ? "Pictures use the stage's quality."
    : 'Pictures use low quality until you run "pictures normal". Every function follows within a minute.';
};
