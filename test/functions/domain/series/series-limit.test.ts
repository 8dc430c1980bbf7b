import { expect, it } from 'vitest';
import { seriesLimit, tooManySeries } from '#functions/domain/series/series-limit.ts';

it.each([
  [0, 'Your plan doesn’t include series. They come with the trial, and with every plan from Starter up.'],
  [
    1,
    'Your plan allows 1 active series at a time, and you already have one. Pause one, or choose a bigger plan.',
  ],
  [
    3,
    'Your plan allows 3 active series at a time, and you already have that many. Pause one, or choose a bigger plan.',
  ],
])('a plan that includes %i series allows no more, and the refusal says what to do', (allowed, message) => {
  expect(seriesLimit(allowed)).toMatchObject({ code: 'series_limit', message });
});

it('an account that already has the maximum number of series can’t create another', () => {
  expect(tooManySeries()).toMatchObject({
    code: 'conflict',
    message: 'An account can have 20 series, including paused ones. Delete one first.',
  });
});
