import { expect, test } from 'vitest';
import { IDEA_MAX_CHARS } from '#contract/catalogue.ts';
import { readIdeas } from '#functions/domain/series/ideas/read-ideas.ts';
import type { IdeaRequest } from '#functions/domain/series/ports.ts';

const REQUEST: IdeaRequest = {
  premise: 'Stille Geschichten über Leuchttürme, für Menschen, die nicht schlafen können.',
  category: 'Mystery',
  language: 'de',
  known: ['Der verlorene Leuchtturm'],
  count: 2,
};
const read = (...ideas: unknown[]) => readIdeas(JSON.stringify({ ideas }), REQUEST);

test('numbers, bullets and quotation marks around ideas are left out', () => {
  expect(read('1. „Ein Wärter zählt Schiffe.“', '– Eine Lampe brennt grün.').ideas).toEqual([
    'Ein Wärter zählt Schiffe.',
    'Eine Lampe brennt grün.',
  ]);
});

test('no more ideas are taken than were asked for', () => {
  expect(read('Eins.', 'Zwei.', 'Drei.').ideas).toEqual(['Eins.', 'Zwei.']);
});

test.each([
  ['an empty idea', ['', '…'], 'one idea is empty'],
  ['one that is known already', ['der verlorene LEUCHTTURM!'], 'one idea is known already'],
  ['an endless one', ['Leuchtturm '.repeat(IDEA_MAX_CHARS / 10)], 'one idea has more than 300 characters'],
  [
    'one in another language',
    ['The keeper of a northern lighthouse who answered letters that nobody had ever sent.'],
    'one idea is not in German',
  ],
  ['no idea at all', [], 'it has 0 instead of 2 ideas'],
  ['no list of texts', [7], 'it is not JSON of the schema'],
] as const)('a model hears what is wrong with %s', (_, ideas, fault) => {
  expect(read(...ideas)).toEqual({ ideas: [], fault });
});
