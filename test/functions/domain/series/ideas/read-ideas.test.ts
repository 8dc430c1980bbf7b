import { expect, test } from 'vitest';
import { IDEA_MAX_CHARS } from '#contract/catalogue.ts';
import { IDEAS } from '#functions/domain/series/ideas/idea-kind.ts';
import { eachOnce, readIdeas } from '#functions/domain/series/ideas/read-ideas.ts';
import type { IdeaRequest } from '#functions/domain/series/ports.ts';

const REQUEST: IdeaRequest = {
  premise: 'Stille Geschichten über Leuchttürme, für Menschen, die nicht schlafen können.',
  category: 'Mystery',
  language: 'de',
  known: ['Der verlorene Leuchtturm'],
  count: 2,
};
const read = (...ideas: unknown[]) => readIdeas(JSON.stringify({ ideas }), REQUEST);

test('strips numbers, bullets and quotation marks from around ideas', () => {
  expect(read('1. „Ein Wärter zählt Schiffe.“', '– Eine Lampe brennt grün.').ideas).toEqual([
    'Ein Wärter zählt Schiffe.',
    'Eine Lampe brennt grün.',
  ]);
});

test('combines two answers into at most as many ideas as requested, each listed once', () => {
  expect(IDEAS.join(['Eins.'], ['eins', 'Zwei.', 'Drei.'], REQUEST)).toEqual(['Eins.', 'Zwei.']);
  expect(IDEAS.join(undefined, undefined, REQUEST)).toBeUndefined();
});

test('takes no more ideas than requested', () => {
  expect(read('Eins.', 'Zwei.', 'Drei.').ideas).toEqual(['Eins.', 'Zwei.']);
});

test.each([
  ['an empty idea', ['', '…'], 'one idea is empty'],
  ['an idea of invisible letters', ['\u3164', '\u3164\u3164'], 'one idea is empty'],
  ['an idea that is already known', ['der verlorene LEUCHTTURM!'], 'one idea is known already'],
  [
    'an idea that is too long',
    ['Leuchtturm '.repeat(IDEA_MAX_CHARS / 10)],
    'one idea has more than 300 characters',
  ],
  [
    'an idea in another language',
    ['The keeper of a northern lighthouse who answered letters that nobody had ever sent.'],
    'one idea is not in German',
  ],
  ['no idea at all', [], 'it has 0 instead of 2 ideas'],
  ['something other than a list of texts', [7], 'it is not JSON of the schema'],
] as const)('says what is wrong with %s', (_, ideas, fault) => {
  expect(read(...ideas)).toEqual({ ideas: [], fault });
});

test.each([
  ['1. Eins.', 'Eins.'],
  ['12) Eins.', 'Eins.'],
  ['123) Eins.', '123) Eins.'],
  ['1.Eins', '1.Eins'],
  ['-  Eins.', 'Eins.'],
  ['• Eins.', 'Eins.'],
  ['* Eins.', 'Eins.'],
  ['Eins - zwei.', 'Eins - zwei.'],
  ['Nr 1. Eins.', 'Nr 1. Eins.'],
  ['“Eins.”', 'Eins.'],
  ['« Eins. »', 'Eins.'],
  ['"Eins."', 'Eins.'],
  ['“Eins” und “zwei”', '“Eins” und “zwei”'],
  ['“Eins” ist da.', '“Eins” ist da.'],
  ['Da ist “Eins”', 'Da ist “Eins”'],
  [' Eins \n  zwei. ', 'Eins zwei.'],
])('reads %j as the idea %j', (said, idea) => {
  expect(read(said, 'Zwei.')).toEqual({ ideas: [idea, 'Zwei.'] });
});

test('keeps only the first of several ideas that differ only in capitals or punctuation', () => {
  expect(eachOnce(['Eins, zwei!', 'Drei.', 'eins – ZWEI', 'Drei'])).toEqual(['Eins, zwei!', 'Drei.']);
  expect(eachOnce(['Einszwei', 'Eins zwei'])).toEqual(['Einszwei', 'Eins zwei']);
  expect(eachOnce(['Eins 1', 'Eins 2', 'Eins'])).toEqual(['Eins 1', 'Eins 2', 'Eins']);
  expect(eachOnce([])).toEqual([]);
});

test('accepts half of the requested ideas, and reports what is wrong if there are fewer', () => {
  const few = (count: number, ...ideas: string[]) =>
    readIdeas(JSON.stringify({ ideas }), { ...REQUEST, count });
  expect(few(4, 'Eins.', 'Zwei.', '')).toEqual({ ideas: ['Eins.', 'Zwei.'] });
  expect(few(5, 'Eins.', 'Zwei.')).toEqual({
    ideas: ['Eins.', 'Zwei.'],
    fault: 'it has 2 instead of 5 ideas',
  });
  expect(few(5, 'Eins.', '…', 'Der verlorene Leuchtturm')).toEqual({
    ideas: ['Eins.'],
    fault: 'one idea is empty',
  });
});

test('an idea may contain up to 300 characters of any kind', () => {
  const lamps = `Ein ${'🚨'.repeat(IDEA_MAX_CHARS - 4)}`;
  expect(read(lamps, 'Zwei.').ideas).toEqual([lamps, 'Zwei.']);
  expect(read(`${lamps}🚨`, 'Zwei.')).toEqual({ ideas: ['Zwei.'] });
});

test.each(['{"ideas":', '{"ideas":"Eins."}', '{}', 'Eins.'])('refuses the answer %j', (answer) => {
  expect(readIdeas(answer, REQUEST)).toEqual({ ideas: [], fault: 'it is not JSON of the schema' });
});
