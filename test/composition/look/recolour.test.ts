import { describe, expect, it } from 'vitest';
import { recoloured, surroundOf } from '#composition/look/recolour.ts';
import { type CaptionStyleId, type Colour, captionStyleOf } from '#contract/caption-styles.ts';

/** The colours of a word before, while and after it is spoken. */
type Three = readonly [waiting: Colour, spoken: Colour, said: Colour];
const recolour = (id: CaptionStyleId, colour: Colour): Three => {
  const { waiting, spoken, said } = recoloured(captionStyleOf(id), colour).letters;
  return [waiting.colour, spoken.colour, said.colour];
};

it.each([
  ['pop', '#101010'],
  ['neon', '#12061f'],
  ['headline', '#ffffff'],
] as const)('the style %s surrounds its letters with %s', (id, colour) => {
  const { panel, ...style } = captionStyleOf(id);
  expect(surroundOf({ ...style, ...(panel && { panel, outline: { width: 1, colour: '#123456' } }) })).toBe(
    colour,
  );
});

describe('a highlight in a different colour', () => {
  it.each<readonly [CaptionStyleId, Colour, Three]>([
    // Legible colours stay as they are. Others become lighter.
    ['pop', '#7fff00', ['#ffffff', '#7fff00', '#ffffff']],
    ['pop', '#7a46e8', ['#ffffff', '#8e62eb', '#ffffff']],
    ['pop', '#101010', ['#ffffff', '#7c7c7c', '#ffffff']],
    ['pop', '#1020a0', ['#ffffff', '#7079c6', '#ffffff']],
    ['impact', '#1020a0', ['#ffffff', '#646ec1', '#ffffff']],
    // Other words that would look like the spoken word are faded.
    ['pop', '#ffffff', ['#a2a2a8', '#ffffff', '#a2a2a8']],
    ['pop', '#e4e4e4', ['#a2a2a8', '#e4e4e4', '#a2a2a8']],
    ['clean', '#7a46e8', ['#e4e4e4', '#8e62eb', '#e4e4e4']],
    ['clean', '#ffffff', ['#a2a2a8', '#ffffff', '#a2a2a8']],
    // On paper, colours become darker.
    ['headline', '#7a46e8', ['#15151a', '#7a46e8', '#15151a']],
    ['headline', '#e4e4e4', ['#15151a', '#727272', '#15151a']],
    ['headline', '#101010', ['#84848c', '#101010', '#84848c']],
    // Hidden waiting words stay as they are.
    ['solo', '#ffffff', ['#ffffff', '#ffffff', '#ffffff']],
    // Letters inside a glow are nearly white.
    ['neon', '#7a46e8', ['#ffffff', '#b699f2', '#ffffff']],
    ['neon', '#1020a0', ['#ffffff', '#7c84cb', '#ffffff']],
    ['neon', '#e4e4e4', ['#a2a2a8', '#f0f0f0', '#a2a2a8']],
    // A box gets the colour unchanged, and its words stay uncoloured.
    ['karaoke', '#7a46e8', ['#ffffff', '#ffffff', '#ffffff']],
    ['karaoke', '#e4e4e4', ['#a2a2a8', '#ffffff', '#a2a2a8']],
    // A bar gets the colour too, and its words stay uncoloured.
    ['sweep', '#7a46e8', ['#ffffff', '#ffffff', '#ffffff']],
    ['sweep', '#e4e4e4', ['#a2a2a8', '#ffffff', '#a2a2a8']],
  ])(
    'in the style %s, set to %s, colours words before, while and after they are spoken: %j',
    (id, colour, three) => {
      expect(recolour(id, colour)).toEqual(three);
    },
  );

  it('changes nothing else in a style', () => {
    const { alternate: _, ...impact } = captionStyleOf('impact');
    const { letters } = impact;
    expect(recoloured(captionStyleOf('impact'), '#ff9d2e')).toEqual({
      ...impact,
      letters: { ...letters, spoken: { ...letters.spoken, colour: '#ff9d2e' } },
    });
    const clean = captionStyleOf('clean');
    const { waiting, spoken, said } = clean.letters;
    expect(recoloured(clean, '#ffffff')).toEqual({
      ...clean,
      letters: { waiting: { ...waiting, colour: '#a2a2a8' }, spoken, said: { ...said, colour: '#a2a2a8' } },
    });
  });

  it('colours the box, and makes words look the same before and after they are spoken', () => {
    const style = captionStyleOf('karaoke');
    expect(recoloured(style, '#1020a0')).toEqual({
      ...style,
      box: { ...style.box, colour: '#1020a0' },
      letters: { ...style.letters, said: style.letters.waiting },
    });
  });

  it('colours the bar, lightening the colour as far as needed', () => {
    const style = captionStyleOf('sweep');
    expect(recoloured(style, '#101010')).toEqual({
      ...style,
      underline: { ...style.underline, colour: '#7c7c7c' },
    });
  });

  it('colours the glow, however dark the colour is', () => {
    const style = captionStyleOf('neon');
    expect(recoloured(style, '#101010')).toEqual({
      ...style,
      glow: { ...style.glow, colour: '#101010' },
      letters: { ...style.letters, spoken: { ...style.letters.spoken, colour: '#7c7c7c' } },
    });
  });
});
