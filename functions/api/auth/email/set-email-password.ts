import type { routes } from '#contract/routes.ts';
import type { SignInPasses } from '#functions/domain/account/passwords/ports.ts';
import type { EmailAccounts, IsCommonPassword } from '#functions/domain/account/ports.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';
import { evenly } from './evenly.ts';
import { tooOften } from './too-often.ts';

interface Ports {
  /** Undefined on stages where e-mail sign-in is switched off. */
  readonly emailAccounts: Lazy<EmailAccounts | undefined>;
  readonly isCommonPassword: Lazy<IsCommonPassword>;
  readonly passes: Lazy<SignInPasses>;
}

/**
 * Sets a password for whoever can read the code, no matter who requested it. The account may be new or unconfirmed,
 * or its password may have been forgotten. After that the owner can sign in, no matter how many wrong guesses others
 * have made.
 */
export const setEmailPassword =
  ({ emailAccounts, isCommonPassword, passes }: Ports): Handle<typeof routes.setEmailPassword> =>
  async ({ body: { email, code, password, name } }, { now, viewer, device }) => {
    const accounts = emailAccounts();
    if (accounts === undefined) throw new Refusal('not_found', 'Email sign-in is switched off here.');
    if (isCommonPassword()({ password, email, name })) throw new Refusal('common_password');
    const guess = { email, network: viewer, device };
    const waitSeconds = await passes().guessCode(guess, now);
    if (waitSeconds > 0) throw tooOften('Too many wrong codes for this address. Try again', waitSeconds);
    const isSet = await evenly(async () => {
      const stand = await accounts.standOf(email);
      if (stand === 'confirmed') return accounts.reset(email, code, password);
      if (stand === 'none' || !(await accounts.confirm(email, code))) return false;
      await accounts.complete(email, password, name);
      return true;
    });
    if (!isSet) throw new Refusal('wrong_code');
    return { reply: { ok: true }, device: { remember: await passes().trust(guess, now) } };
  };
