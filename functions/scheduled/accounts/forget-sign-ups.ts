import type { IdentityPool } from '#functions/domain/account/ports.ts';
import type { Clock, Lazy } from '#functions/domain/request/ports.ts';

interface Ports {
  readonly identityPool: Lazy<IdentityPool>;
  readonly now: Clock;
}

const DAY_MS = 86_400_000;

/** Frees the email addresses of sign-ups that haven’t been confirmed within a day. */
export const forgetSignUps = ({ identityPool, now }: Ports) => ({
  name: 'ForgetSignUps',
  due: () => identityPool().unconfirmedBefore(new Date(now().getTime() - DAY_MS)),
  about: () => ({}),
  tend: async (username: string): Promise<'forgotten'> => {
    await identityPool().forget(username);
    return 'forgotten';
  },
});
