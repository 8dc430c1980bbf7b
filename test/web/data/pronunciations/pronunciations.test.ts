import { expect, it } from 'vitest';
import { ApiError } from '#web/data/api/api-error.ts';
import {
  checkPronunciation,
  findPronunciation,
  saveProblems,
} from '#web/data/pronunciations/pronunciations.ts';

const SIOBHAN = { word: 'Siobhan', language: 'en', says: 'Shivawn' } as const;

it('an entry is cleaned up, or each field says what is wrong with it', () => {
  expect(checkPronunciation({ ...SIOBHAN, word: ' Siobhan ' })).toEqual({ entry: SIOBHAN });
  expect(checkPronunciation({ word: 'New York', language: 'en', says: ' ' })).toEqual({
    problems: {
      word: 'Enter a single word, without spaces.',
      says: 'Enter how the word sounds, in ordinary letters.',
    },
  });
});

it('a word is found regardless of case, in its own language', () => {
  expect(findPronunciation([SIOBHAN], { word: 'SIOBHAN ', language: 'en' })).toBe(SIOBHAN);
  expect(findPronunciation([SIOBHAN], { word: 'Siobhan', language: 'de' })).toBeUndefined();
  expect(findPronunciation(undefined, SIOBHAN)).toBeUndefined();
});

it('a full list is reported next to the word, and any other failure next to its respelling', () => {
  expect(saveProblems(new ApiError('conflict', 'Your list is full.', 409))).toEqual({
    word: 'Your list is full.',
  });
  expect(saveProblems(new ApiError('against_rules', 'It’s against our rules.', 422))).toEqual({
    says: 'It’s against our rules.',
  });
});
