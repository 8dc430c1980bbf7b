import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { CANVAS } from '#composition/captions/caption-layout.ts';
import { titleAss, titleLines } from '#functions/film/picture/poster-title.ts';

const LONGEST = 'The Lighthouse Keeper Who Counted Every Wave Until Morning Came';
const { size } = titleLines(LONGEST);
const middle = Number(/\\pos\([\d.]+,([\d.]+)\)/u.exec(titleAss(LONGEST))?.[1]);
/** Where the highest title starts on a poster, as a share of its height. */
const TITLE_BEGINS = (middle - size / 2) / CANVAS.height;

/** Expects an element drawn over a poster to end above the poster’s title. */
export const expectClearOfTitle = async (drawn: Locator, poster: Locator): Promise<void> => {
  const [over, frame] = [await drawn.boundingBox(), await poster.boundingBox()];
  if (over === null || frame === null) throw new Error('Nothing is drawn.');
  expect((over.y + over.height - frame.y) / frame.height).toBeLessThan(TITLE_BEGINS);
};
