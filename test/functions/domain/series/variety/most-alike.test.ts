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

  it('is the first of several that are equally similar', () => {
    expect(mostAlike(script, [other, earlier('first'), earlier('second')])?.id).toBe('first');
    expect(mostAlike(script, [earlier('first'), other])?.id).toBe('first');
  });

  it('is chosen from the latest thirty', () => {
    const thirty = Array.from({ length: 30 }, (_, at) => ({ ...other, id: `other ${at}` }));
    expect(mostAlike(script, [...thirty.slice(1), earlier('same')])?.id).toBe('same');
    expect(mostAlike(script, [...thirty, earlier('same')])?.id).toBe('other 0');
  });

  it('comes without a reason if it isn’t similar enough to be a repetition', () => {
    const most = mostAlike(script, [other]);
    expect(most).toEqual({ id: 'other', title: 'Bread', likeness: most?.likeness });
    expect(most?.likeness).toBeLessThan(0.5);
  });

  it('comes with a reason that names the earlier script if it is too similar', () => {
    expect(mostAlike(script, [earlier('same')])).toEqual({
      id: 'same',
      title: 'The Lamp',
      likeness: 1,
      reason: 'It tells much the same as ‘The Lamp’, in the same order.',
    });
  });
});
