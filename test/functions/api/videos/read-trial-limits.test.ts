import { expect, it } from 'vitest';
import { readTrialLimits } from '#functions/api/videos/read-trial-limits.ts';
import { emptyAccount } from '#functions/domain/credits/credits.ts';

it('the limits are answered, and the trouble logged, when the writer can’t be found out', async () => {
  const now = new Date('2026-11-23T00:00:00Z');
  const trouble = new Error('Secrets Manager is away');
  const handle = readTrialLimits({
    credits: () => ({ read: async () => emptyAccount('grace', now) }),
    writerModel: () => Promise.reject(trouble),
  });
  const answer = await handle({} as never, { userId: 'grace', now } as never);
  expect(answer).toMatchObject({ reply: { subscription: 'free' }, trouble });
  expect(answer.reply).not.toHaveProperty('writer_model');
});
