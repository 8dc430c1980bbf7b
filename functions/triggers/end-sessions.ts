import { z } from 'zod';
import type { PoolIssuer, Sessions, Users } from '#functions/domain/account/ports.ts';
import type { Outbox } from '#functions/domain/mail/ports.ts';
import type { Clock, Lazy } from '#functions/domain/request/ports.ts';
import { tellOwner } from '#functions/services/mail/tell-owner.ts';

interface Ports {
  readonly users: Lazy<Users>;
  readonly sessions: Lazy<Sessions>;
  readonly outbox: Lazy<Outbox>;
  readonly poolIssuer: PoolIssuer;
  readonly now: Clock;
}

/** What Cognito sends after it has accepted a code. */
const PoolEvent = z.looseObject({
  triggerSource: z.string(),
  region: z.string(),
  userPoolId: z.string(),
  request: z.looseObject({ userAttributes: z.looseObject({ sub: z.string() }) }),
});

const RESET = 'PostConfirmation_ConfirmForgotPassword';

/**
 * Ends every session of an account whose password was reset, and notifies its owner. The pool calls this for each
 * reset, even for one that didn’t come from our page. A sign-up has no sessions yet.
 */
export const endSessions = ({ users, sessions, outbox, poolIssuer, now }: Ports) => ({
  name: 'EndSessions',
  input: PoolEvent,
  run: async (event: z.output<typeof PoolEvent>): Promise<z.output<typeof PoolEvent>> => {
    if (event.triggerSource !== RESET) return event;
    const issuer = poolIssuer(event);
    const userId = await users().idOf({ issuer, subject: event.request.userAttributes.sub });
    if (userId === undefined) return event;
    const at = now();
    await sessions().endAll(userId, at);
    await tellOwner({ outbox, now })(userId, 'credentials-changed', {
      at: at.toISOString(),
      change: 'password',
    });
    return event;
  },
});
