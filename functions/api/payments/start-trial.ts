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

/** Starts the trial, once per identity. */
export const startTrial =
  ({ billing, users }: Ports): Handle<typeof routes.startTrial> =>
  async (_, { userId, now }) => {
    const user = await users().find(userId);
    if (user === undefined) throw new Refusal('not_signed_in');
    const outcome = await billing().startTrial(userId, now);
    switch (outcome.kind) {
      case 'used':
        throw new Refusal('conflict', 'You have used your free trial already. Choose a plan to go on.');
      case 'paying':
        throw new Refusal('conflict', 'You have a paid plan already. There is nothing to try.');
      case 'started':
        return { reply: toWireUser(user, outcome.account, now) };
    }
  };
