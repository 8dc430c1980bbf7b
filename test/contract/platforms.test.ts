import { describe, expect, it } from 'vitest';
import { lengthOn, platformOf, tagsLength, wordProblems } from '#contract/platforms.ts';

const youTube = platformOf('youtube');
const tikTok = platformOf('tiktok');
const words = (part: Partial<{ title: string; text: string; tags: string[] }>) => ({
  title: 'The lamp',
  text: 'A short story.',
  tags: ['mystery'],
  ...part,
});

describe('the words of a YouTube post', () => {
  it('are accepted with the longest allowed title, description and tags', () => {
    const tags = ['a'.repeat(249), 'b'.repeat(250)];
    expect(wordProblems(youTube, words({ title: 't'.repeat(100), text: 'd'.repeat(5000), tags }))).toEqual(
      {},
    );
  });

  it.each([
    [
      'a title of 101 characters',
      { title: 't'.repeat(101) },
      { title: expect.stringMatching(/100 characters\. Remove 1\./u) },
    ],
    [
      'a title of 60 emoji, which count twice',
      { title: '🎉'.repeat(60) },
      { title: expect.stringMatching(/Remove 20\./u) },
    ],
    ['an empty title', { title: ' ' }, { title: 'YouTube needs a title. Enter one.' }],
    ['an angle bracket in the title', { title: 'a < b' }, { title: expect.stringContaining('“<”') }],
    [
      'an angle bracket in the description',
      { text: 'a > b' },
      { text: expect.stringContaining('“>” in a description') },
    ],
    [
      'a description of 2,501 umlauts, of two bytes each',
      { text: 'ä'.repeat(2501) },
      { text: expect.stringMatching(/5,000 bytes\. Remove 2\./u) },
    ],
    [
      'tags of 501 characters',
      { tags: ['a'.repeat(250), 'b'.repeat(250)] },
      { tags: expect.stringContaining('500 characters') },
    ],
  ])('are refused for %s', (_, part, problems) => {
    expect(wordProblems(youTube, words(part))).toEqual(problems);
  });

  it('may be in any language and writing direction', () => {
    expect(wordProblems(youTube, words({ title: 'מגדלור #סיפור', text: 'Der Leuchtturm — größer' }))).toEqual(
      {},
    );
  });
});

describe('the text of a post on TikTok', () => {
  it('is at most 2,200 UTF-16 units, needs no title, and may contain angle brackets', () => {
    expect(wordProblems(tikTok, words({ title: '', text: `a < b${'x'.repeat(2195)}` }))).toEqual({});
    expect(wordProblems(tikTok, words({ text: 'x'.repeat(2201) }))).toEqual({
      text: 'This text is too long for TikTok: it takes 2,200 characters. Remove 1.',
    });
  });
});

describe('lengths', () => {
  it('are counted the same way as on the platform', () => {
    expect(lengthOn({ most: 1, counts: 'characters' }, '🎉ä')).toBe(2);
    expect(lengthOn({ most: 1, counts: 'utf16' }, '🎉ä')).toBe(3);
    expect(lengthOn({ most: 1, counts: 'bytes' }, '🎉ä')).toBe(6);
  });

  it('of tags include the commas between tags and the quotes around tags that contain a space', () => {
    expect(tagsLength([])).toBe(0);
    expect(tagsLength(['one', 'two words'])).toBe(3 + 1 + 11);
  });
});

it('throws for an unknown platform', () => {
  expect(() => platformOf('vine')).toThrow(RangeError);
});
