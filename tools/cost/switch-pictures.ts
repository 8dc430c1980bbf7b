import type { PictureSwitch } from '#functions/domain/spending-ports.ts';

export const PICTURES_USAGE = 'TABLE_NAME=<table> npm run cost -- pictures [low|normal]';

/** Turns the switch of a stage's pictures, or tells how it stands; undefined when `word` is no way to turn it. */
export const switchPictures = async (
  pictures: PictureSwitch,
  word: string | undefined,
): Promise<string | undefined> => {
  if (word === 'low') await pictures.turn('low');
  else if (word === 'normal') await pictures.turn(undefined);
  else if (word !== undefined) return undefined;
  return (await pictures.read()) === undefined
    ? 'Pictures are painted in the quality of the stage.'
    : 'Pictures are painted in low quality, within a minute by every function, until "pictures normal".';
};
