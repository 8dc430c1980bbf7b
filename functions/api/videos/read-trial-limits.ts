import type { routes } from '#contract/routes.ts';
import { trialLimits } from '#functions/domain/credits/limits.ts';
import type { Credits } from '#functions/domain/credits/ports.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';

export const readTrialLimits =
  ({ credits }: { readonly credits: Lazy<Credits> }): Handle<typeof routes.readTrialLimits> =>
  async (_, { userId, now }) => {
    const account = await credits().read(userId, now);
    return { reply: trialLimits(account, now), plan: account.subscription };
  };
