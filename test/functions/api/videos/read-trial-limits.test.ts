import { expect, it } from 'vitest';
import { readTrialLimits } from '#functions/api/videos/read-trial-limits.ts';
import { emptyAccount } from '#functions/domain/credits/credits.ts';
import type { MadeIn } from '#functions/domain/making/making-time.ts';
import { partial } from '#test/support/values.ts';

const now = new Date('2026-11-23T00:00:00Z');

const answerWith = (made: readonly MadeIn[], writerModel: () => Promise<string | null>) =>
  readTrialLimits({
    credits: () => ({ read: async () => emptyAccount('grace', now) }),
    makingTimes: () => ({ add: async () => undefined, read: async () => made }),
    writerModel,
    voicesAtWork: () => undefined,
  })(partial({}), partial({ userId: 'grace', now }));

it('the limits are returned, and the problem is logged, if the name of the writer’s model can’t be read', async () => {
  const trouble = new Error('Secrets Manager is away');
  const answer = await answerWith([], () => Promise.reject(trouble));
  expect(answer).toMatchObject({ reply: { subscription: 'free' }, trouble });
  expect(answer.reply).not.toHaveProperty('writer_model');
});

// Proves dialog-new-video-2-story-costs.
it('the limits include the time that a video takes, once that has been measured', async () => {
  const nothing = await answerWith([], async () => null);
  expect(JSON.stringify(nothing.reply)).not.toContain('making_time');
  const made = [{ words: 100, prepared: 10, filmed: 40, seconds: 50 }];
  const { reply } = await answerWith(made, async () => null);
  expect(reply?.making_time).toEqual({ base_seconds: 0, seconds_per_word: 0.5 });
});
