import type { routes } from '#contract/routes.ts';
import { trialDaysRemaining } from '#functions/domain/credits.ts';
import type { Credits, Lazy, Stories } from '#functions/domain/ports.ts';
import type { Handle } from '#functions/domain/visit.ts';

interface Ports {
  readonly credits: Lazy<Credits>;
  readonly stories: Lazy<Stories>;
}

/** The user's plan and what they made of it. */
export const readSubscription =
  ({ credits, stories }: Ports): Handle<typeof routes.readSubscription> =>
  async (_, { userId, now }) => {
    const [account, storiesCreated] = await Promise.all([
      credits().read(userId, now),
      stories().created(userId),
    ]);
    return {
      reply: {
        plan: account.subscription,
        usage: {
          videosGenerated: account.videosReserved,
          storiesCreated,
          trialDaysRemaining: trialDaysRemaining(account, now),
        },
      },
    };
  };
