import { expect, it } from 'vitest';
import { hookOf } from '#functions/domain/series/hooks.ts';
import { requestOf } from '#functions/domain/series/writing/run-request.ts';
import { ideaOf, runOf, seriesOf } from '#test/support/series/series-here.ts';

const series = seriesOf('owner');
const run = runOf(ideaOf(series), undefined, { ordinal: 9 });
const plain = {
  prompt: 'The keeper who never slept.',
  category: 'Mystery',
  language: 'en',
  episode: { premise: series.choice.premise, words: 150, hook: hookOf(1).says, isRepetition: false },
};

it('a run’s request asks the writer to turn its idea into a story, using the settings of the series', () => {
  expect(requestOf(run, series)).toEqual(plain);
  expect(requestOf(run, series).episode).not.toHaveProperty('note');
  expect(requestOf(run, series).episode).not.toHaveProperty('script');
});

it('passes on the creator’s note and script word for word, and says if the last script was a repetition', () => {
  const idea = ideaOf(series, { script: 'A keeper waits.' });
  const again = { ...run, idea, note: 'Shorter.', writes: 1 };
  expect(requestOf(again, series)).toEqual({
    ...plain,
    episode: { ...plain.episode, isRepetition: true, note: 'Shorter.', script: 'A keeper waits.' },
  });
});

it.each([
  ['short', 75],
  ['medium', 150],
  ['long', 225],
] as const)('a %s video has %i words', (length, words) => {
  expect(requestOf(run, { choice: { ...series.choice, length } }).episode?.words).toBe(words);
});
