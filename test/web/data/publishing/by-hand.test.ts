import { describe, expect, it } from 'vitest';
import { postedIn, withPosted } from '#web/data/publishing/by-hand.ts';

describe('the videos posted by hand', () => {
  it('are each stored once, until the creator unmarks them', () => {
    expect(withPosted(['a', 'b'], 'a', true)).toEqual(['b', 'a']);
    expect(withPosted(['a', 'b'], 'a', false)).toEqual(['b']);
    const many = Array.from({ length: 500 }, (_, at) => `v${at}`);
    expect(withPosted(many, 'new', true)).toHaveLength(500);
    expect(withPosted(many, 'new', true).at(-1)).toBe('new');
  });

  it('are treated as an empty list if the stored value can’t be read', () =>
    expect([undefined, '{', '{"a":1}', '["a",2]'].map(postedIn)).toEqual([[], [], [], ['a']]));
});
