import { describe, expect, it } from 'vitest';
import { type EarlierScript, mostAlike } from '#functions/domain/series/variety/variety-guard.ts';

const script = {
  title: 'The Lamp',
  content: 'A green lamp blinked. Nobody came. The sea was calm.',
  language: 'en',
} as const;
const earlier = (id: string, change: Partial<EarlierScript> = {}): EarlierScript => ({
  ...script,
  id,
  ...change,
});
const other = earlier('other', {
  title: 'Bread',
  content: 'Bakers knead dough before sunrise! Which oven burns hottest? Flour dusts every shelf.',
});

describe('the earlier script that is most like a new one', () => {
  it('is absent when there are no earlier scripts', () => {
    expect(mostAlike(script, [])).toBeUndefined();
  });

  it('is the first of several that are equally alike', () => {
    expect(mostAlike(script, [other, earlier('first'), earlier('second')])?.id).toBe('first');
    expect(mostAlike(script, [earlier('first'), other])?.id).toBe('first');
  });

  it('is one of the last thirty', () => {
    const thirty = Array.from({ length: 30 }, (_, at) => ({ ...other, id: `other ${at}` }));
    expect(mostAlike(script, [...thirty.slice(1), earlier('same')])?.id).toBe('same');
    expect(mostAlike(script, [...thirty, earlier('same')])?.id).toBe('other 0');
  });

  it('comes without a repetition when it isn’t alike enough', () => {
    const most = mostAlike(script, [other]);
    expect(most).toEqual({ id: 'other', title: 'Bread', likeness: most?.likeness, parts: most?.parts });
    expect(most?.likeness).toBeLessThan(0.5);
  });

  it('comes with what is repeated, in the order of the parts', () => {
    expect(mostAlike(script, [earlier('same')])).toEqual({
      id: 'same',
      title: 'The Lamp',
      likeness: 1,
      parts: { topic: 1, firstLine: 1, structure: 1, ending: 1 },
      repetition: {
        parts: ['topic', 'firstLine', 'structure', 'ending'],
        reason:
          'The topic, the first line, the structure, and the ending are too much like those of ‘The Lamp’.',
      },
    });
  });

  const SHARED = 'Somebody knocked twice upon that door, and nobody opened it until the morning came.';
  const MINE = ['Wolves howled.', 'Pepper grows upon climbing vines.', 'Bakers knead dough before sunrise!'];
  MINE.push('Chess masters memorise thousands.', 'Volcanoes cool slowly?');
  const THEIRS = ['Glaciers creep downhill.', 'Trumpets need patient lips!', 'Kites dodge gusty weather.'];
  THEIRS.push('Quilts hide forgotten fabric?', 'Judges wear funny wigs.');

  it.each([
    [
      [SHARED, ...MINE],
      [SHARED, ...THEIRS],
      ['firstLine', 'structure'],
      'The first line and the structure are too much like those of ‘Bread’.',
    ],
    [
      [...MINE, SHARED],
      [SHARED, ...THEIRS],
      ['structure'],
      'The structure is too much like that of ‘Bread’.',
    ],
    [
      [SHARED, ...MINE.slice(0, 2)],
      [...THEIRS, SHARED],
      ['topic', 'structure', 'ending'],
      'The topic, the structure, and the ending are too much like those of ‘Bread’.',
    ],
  ])('comes with the parts that are alike, and no others (%#)', (mine, theirs, parts, reason) => {
    const told = { title: 'Zinc', content: mine.join(' '), language: 'en' } as const;
    expect(mostAlike(told, [{ ...other, content: theirs.join(' ') }])?.repetition).toEqual({ parts, reason });
  });
});
