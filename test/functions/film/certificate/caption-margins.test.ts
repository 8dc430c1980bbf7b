import { expect, it } from 'vitest';
import { marginsOf } from '#functions/film/certificate/caption-margins.ts';

const FRAMES = 200;
/** The highlight moves every ten frames. */
const MOVES = Array.from({ length: 19 }, (_, index) => 10 * (index + 1));
/** At this point the first scene cuts to its second framing, just as a word starts. */
const FRAMING_CUT = 100;

/**
 * For each of twenty lines, the number of pixels that take on the highlight’s colour; the captions are in lines 8 to
 * 11.
 */
const profile = () =>
  Array.from({ length: FRAMES }, (_, frame) =>
    Uint16Array.from({ length: 20 }, (_, line) => {
      if (frame === FRAMING_CUT) return 60;
      return MOVES.includes(frame) && line >= 8 && line < 12 ? 40 : 0;
    }),
  );

it('captions keep their margins when a bright picture cuts to a closer framing as a word starts', () => {
  const seen = { rows: profile(), columns: profile(), changes: MOVES };
  const free = { top: 768, right: 432, bottom: 768 };
  expect(marginsOf({ ...seen, cuts: [0, FRAMING_CUT] })).toEqual(free);
  expect(marginsOf({ ...seen, cuts: [0, FRAMING_CUT + 1] })).toEqual(free);
  expect(marginsOf({ ...seen, cuts: [0] })).toEqual({ top: 0, right: 0, bottom: 0 });
});
