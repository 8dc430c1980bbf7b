import { describe, expect, it } from 'vitest';
import { IDEA_MAX_CHARS } from '#contract/catalogue.ts';
import type { Idea } from '#contract/schemas/series/ideas.ts';
import { firstThatFit, listWords, markIdeas } from '#web/data/ideas/mark-ideas.ts';

const waiting: Idea[] = [{ id: '1', text: 'The Lost Lamp', source: 'creator' }];
const problems = (...texts: string[]) =>
  markIdeas(
    texts.map((text) => ({ text })),
    waiting,
  ).map(({ problem }) => problem);
const many = (count: number) =>
  markIdeas(
    Array.from({ length: count }, (_, at) => ({ text: `Idea ${at}` })),
    [],
  );

describe('an idea in a list', () => {
  it('can’t be added if it is already waiting or is listed twice, ignoring case and punctuation', () =>
    expect(problems('the lost lamp!', 'The Key', '“The key”', 'The Map')).toEqual([
      'Already among your ideas.',
      undefined,
      'Twice in this list.',
      undefined,
    ]));

  it('can’t be added if it is empty or too long', () =>
    expect(problems('\u200B', 'x'.repeat(IDEA_MAX_CHARS + 1), 'x'.repeat(IDEA_MAX_CHARS))).toEqual([
      'Write down your idea.',
      expect.stringContaining(`${IDEA_MAX_CHARS} characters`),
      undefined,
    ]));

  it('can’t be added if its script has too few words', () =>
    expect(markIdeas([{ text: 'The Lamp', script: 'It was dark.' }], [])[0]?.problem).toMatch(
      /^A story has \d+ to \d+ words; this one has 3\.$/u,
    ));
});

describe('a list of ideas to add', () => {
  it('shows a notice if it is too long, and selects the first usable ideas, as many as fit', () => {
    const marked = [...many(2), ...markIdeas([{ text: '' }], []), ...many(9998)].map((one, at) => ({
      ...one,
      at,
    }));
    expect([...firstThatFit(marked, 3)]).toEqual([0, 1, 3]);
    expect(listWords(marked, 187)).toBe(
      'This list has 10,001 ideas; there’s room for 187. The first 187 are chosen; untick some to choose others. 1 can’t be added; the list says why.',
    );
  });

  it('shows a notice that says what to do if none of its ideas fit', () =>
    expect(listWords(many(2), 0)).toBe(
      'This list has 2 ideas; there’s no room for more. Drop some waiting ones first.',
    ));

  it('shows no notice about space if all of its ideas fit', () =>
    expect(listWords(many(1), 200)).toBe('This list has 1 idea.'));
});
