import type { routes } from '#contract/routes.ts';
import type { Users } from '#functions/domain/account/ports.ts';
import { toWireUser } from '#functions/domain/account/user.ts';
import type { Billing } from '#functions/domain/billing/ports.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';

interface Ports {
  readonly billing: Lazy<Billing>;
  readonly users: Lazy<Users>;
}

/** Starts the trial; each person gets only one. */
export const startTrial =
  ({ billing, users }: Ports): Handle<typeof routes.startTrial> =>
  async (_, { userId, now }) => {
    const user = await users().find(userId);
    if (user === undefined) throw new Refusal('not_signed_in');
    const outcome = await billing().startTrial(userId, now);
    switch (outcome.kind) {
      case 'used':
        throw new Refusal('conflict', 'You’ve already used your free trial. Choose a plan to continue.');
      case 'paying':
        throw new Refusal('conflict', 'You already have a paid plan, so you don’t need a trial.');
      case 'elsewhere':
        throw new Refusal(
          'conflict',
          'You’ve already used your free trial with another account. Choose a plan to continue.',
        );
      case 'unverified':
        throw new Refusal(
          'conflict',
          'A trial needs a verified email address. Verify yours with your sign-in provider, then sign in again.',
        );
      case 'disposable':
        throw new Refusal(
          'conflict',
          'A trial isn’t available for temporary email addresses. Sign up with your usual address, or choose a plan.',
        );
      case 'started':
        return { reply: toWireUser(user, outcome.account, now) };
    }
  };
