import type { routes } from '#contract/routes.ts';
import { trialLimits } from '#functions/domain/limits.ts';
import type { Credits, Lazy } from '#functions/domain/ports.ts';
import type { Handle } from '#functions/domain/visit.ts';

export const readTrialLimits =
  ({ credits }: { readonly credits: Lazy<Credits> }): Handle<typeof routes.readTrialLimits> =>
  async (_, { userId, now }) => ({ reply: trialLimits(await credits().read(userId, now), now) });
