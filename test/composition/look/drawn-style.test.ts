import { describe, expect, it } from 'vitest';
import { drawnStyle, styleOfLook } from '#composition/look/drawn-style.ts';
import { captionStyleOf } from '#contract/caption-styles.ts';
import { plainLook } from '#contract/look.ts';

const pop = captionStyleOf('pop');
const neon = captionStyleOf('neon');

describe('a style with a look applied', () => {
  it('has the look’s position, words per page and letter case', () => {
    expect(styleOfLook({ ...plainLook('pop'), position: 'upper', wordsPerPage: 2, upperCase: true })).toEqual(
      {
        ...pop,
        font: { ...pop.font, case: 'upper' },
        words: 2,
        position: 'upper',
      },
    );
    expect(styleOfLook({ ...plainLook('impact'), upperCase: false }).font.case).toBe('as-written');
  });

  it.each([
    ['small', 87, 7.6, 3.4],
    ['medium', 104, 9, 4],
    ['large', 127, 11, 4.9],
  ] as const)('is %s: letter size %i, outline %d and shadow %d', (size, letters, width, depth) => {
    expect(styleOfLook({ ...plainLook('pop'), size })).toEqual({
      ...pop,
      font: { ...pop.font, size: letters },
      outline: { ...pop.outline, width },
      shadow: { ...pop.shadow, depth },
      words: 4,
      position: 'lower',
    });
  });

  it.each([
    ['small', { letters: 81, width: 3.4, depth: 2.5, glow: 11.8 }],
    ['large', { letters: 117, width: 4.9, depth: 3.7, glow: 17.1 }],
  ] as const)('is %s, and so is its glow', (size, { letters, width, depth, glow }) => {
    expect(styleOfLook({ ...plainLook('neon'), size })).toEqual({
      ...neon,
      font: { ...neon.font, size: letters },
      outline: { ...neon.outline, width },
      shadow: { ...neon.shadow, depth },
      glow: { ...neon.glow, width: glow },
      words: 4,
      position: 'lower',
    });
  });

  it('has the look’s colour', () => {
    const { letters } = styleOfLook({ ...plainLook('pop'), colour: '#ff9d2e' });
    expect(letters).toEqual({ ...pop.letters, spoken: { ...pop.letters.spoken, colour: '#ff9d2e' } });
  });
});

it('a video is drawn with its look, or in its unchanged style if it has no look', () => {
  expect(drawnStyle({ captionStyle: 'neon' })).toBe(neon);
  const look = { ...plainLook('pop'), wordsPerPage: 1 };
  expect(drawnStyle({ captionStyle: 'neon', look })).toEqual({ ...pop, words: 1, position: 'lower' });
});
