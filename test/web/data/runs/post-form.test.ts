import { describe, expect, it } from 'vitest';
import { POST_MAX } from '#contract/catalogue.ts';
import { isPostStoredAs, postFormOf, postOf, postProblems } from '#web/data/runs/post-form.ts';

const post = { title: 'The Lamp', description: 'One.\nTwo.', tags: ['lamp', 'mystery'] };
const form = postFormOf({ post });

describe('the post form', () => {
  it('accepts tags typed on one line, and stores them separately', () => {
    expect(form.tags).toBe('#lamp #mystery');
    expect(postOf({ ...form, tags: ' #lamp, mystery; # sea ' }).tags).toEqual(['#lamp', 'mystery', 'sea']);
    expect(postOf({ ...form, tags: '' }).tags).toEqual([]);
  });

  it('counts as saved if the server has only tidied up the text', () => {
    expect(isPostStoredAs({ ...form, title: ' The Lamp ', tags: 'lamp, #mystery lamp' }, { post })).toBe(
      true,
    );
    expect(isPostStoredAs({ ...form, title: 'The Lamps' }, { post })).toBe(false);
    expect(isPostStoredAs(form, {})).toBe(false);
  });

  it('shows each problem next to its field', () => {
    expect(postProblems(form)).toEqual({});
    const long = 'x'.repeat(POST_MAX.tagChars + 1);
    expect(Object.keys(postProblems({ title: ' ', description: 'x'.repeat(2001), tags: long }))).toEqual([
      'title',
      'description',
      'tags',
    ]);
    const many = Array.from({ length: POST_MAX.tags + 1 }, (_, at) => `tag${at}`).join(' ');
    expect(postProblems({ ...form, tags: many })).toEqual({ tags: `Use at most ${POST_MAX.tags} tags.` });
  });
});
