import { describe, expect, it } from 'vitest';
import {
  checkRoom,
  checkScripts,
  fullQueue,
  newIdeas,
  wordsOfIdeas,
} from '#functions/domain/series/ideas/new-ideas.ts';

const NOW = new Date('2026-03-05T12:00:00.000Z');
const FULL = 'A series can have 200 ideas, and that many are waiting. Drop some to add others.';
const script = (words: number): string => Array.from({ length: words }, () => 'lamp').join(' ');

/** What a check throws, or a note that it throws nothing. */
const thrown = (check: () => void): unknown => {
  try {
    check();
    return 'nothing';
  } catch (error) {
    return error;
  }
};

describe('new ideas', () => {
  const made = (ideas: Parameters<typeof newIdeas>[1], last?: string) => {
    let count = 0;
    const newId = () => `i${(count += 1)}`;
    return newIdeas({ id: 's', ownerId: 'o' }, ideas, 'model', { last, newId, now: NOW });
  };
  const row = { ownerId: 'o', seriesId: 's', source: 'model', createdAt: '2026-03-05T12:00:00.000Z' };

  it('are added to an empty queue in order, with their scripts', () => {
    expect(made([{ text: 'One.' }, { text: 'Two.', script: 'A keeper waits.' }])).toEqual([
      { ...row, id: 'i1', text: 'One.', place: 'a0' },
      { ...row, id: 'i2', text: 'Two.', script: 'A keeper waits.', place: 'a1' },
    ]);
    expect(made([{ text: 'One.' }])[0]).not.toHaveProperty('script');
  });

  it('are added behind the last idea in a queue', () => {
    expect(made([{ text: 'One.' }, { text: 'Two.' }], 'a5').map(({ place }) => place)).toEqual(['a6', 'a7']);
  });

  it('may be an empty list', () => {
    expect(made([])).toEqual([]);
  });

  it('are judged by their wording and their scripts', () => {
    expect(
      wordsOfIdeas([{ text: 'One.' }, { text: 'Two.', script: 'A keeper.' }, { text: 'Three.' }]),
    ).toEqual({
      alone: ['One.', 'Two.', 'Three.'],
      told: ['A keeper.'],
    });
  });
});

describe('scripts', () => {
  it('pass if they can be made into stories, and so do ideas without scripts', () => {
    expect(thrown(() => checkScripts([{ text: 'One.' }, { text: 'Two.', script: script(120) }]))).toBe(
      'nothing',
    );
  });

  it('are refused if any can’t be made into a story, and the refusal names the first of those', () => {
    const ideas = [{ text: 'One.' }, { text: 'Two.', script: 'Too short.' }, { text: 'Three.', script: '' }];
    expect(thrown(() => checkScripts(ideas))).toMatchObject({
      name: 'Refusal',
      code: 'invalid',
      message: expect.stringMatching(/^“Two\.”: A story has \d+ to \d+ words; this one has 2\.$/u),
    });
  });
});

describe('a queue', () => {
  it.each([
    [0, 200],
    [199, 1],
    [150, 50],
  ])('of %i ideas has room for %i more', (waiting, more) => {
    expect(thrown(() => checkRoom(waiting, more))).toBe('nothing');
  });

  it.each([
    [200, 0, FULL],
    [200, 1, FULL],
    [201, 1, FULL],
    [199, 2, 'A series can have 200 ideas, and 199 are waiting. There is room for 1 more.'],
    [150, 51, 'A series can have 200 ideas, and 150 are waiting. There is room for 50 more.'],
  ])('of %i ideas has no room for %i more, and the refusal says how many fit', (waiting, more, message) => {
    expect(thrown(() => checkRoom(waiting, more))).toMatchObject({
      name: 'Refusal',
      code: 'conflict',
      message,
    });
  });

  it('is described as full in the refusal if not even one more fits', () => {
    expect(fullQueue()).toMatchObject({ code: 'conflict', message: FULL });
  });
});
