import { expect, it } from 'vitest';
import { ApiError } from '#web/data/api/api-error.ts';
import {
  checkPronunciation,
  findPronunciation,
  saveProblems,
} from '#web/data/pronunciations/pronunciations.ts';

const SIOBHAN = { word: 'Siobhan', language: 'en', says: 'Shivawn' } as const;

it('an entry is cleaned up, or each field shows what is wrong with it', () => {
  expect(checkPronunciation({ ...SIOBHAN, word: ' Siobhan ' })).toEqual({ entry: SIOBHAN });
  expect(checkPronunciation({ word: 'New York', language: 'en', says: ' ' })).toEqual({
    problems: {
      word: 'Enter a single word, without spaces.',
      says: 'Enter how the word sounds, in ordinary letters.',
    },
  });
});

it('a word is found regardless of case, but only in its own language', () => {
  expect(findPronunciation([SIOBHAN], { word: 'SIOBHAN ', language: 'en' })).toBe(SIOBHAN);
  expect(findPronunciation([SIOBHAN], { word: 'Siobhan', language: 'de' })).toBeUndefined();
  expect(findPronunciation(undefined, SIOBHAN)).toBeUndefined();
});

it('if the list is full, that is reported next to the word; any other failure is reported next to the respelling', () => {
  expect(saveProblems(new ApiError('conflict', 'Your list is full.', 409))).toEqual({
    word: 'Your list is full.',
  });
  expect(saveProblems(new ApiError('against_rules', 'It’s against our rules.', 422))).toEqual({
    says: 'It’s against our rules.',
  });
});
