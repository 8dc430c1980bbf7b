import type { routes } from '#contract/routes.ts';
import type { SignInPasses } from '#functions/domain/account/passwords/ports.ts';
import type { EmailAccounts } from '#functions/domain/account/ports.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';
import { evenly } from './evenly.ts';
import { tooOften } from './too-often.ts';

interface Ports {
  /** Undefined on stages where e-mail sign-in is switched off. */
  readonly emailAccounts: Lazy<EmailAccounts | undefined>;
  readonly passes: Lazy<SignInPasses>;
}

/**
 * Emails a code to the owner of an address. The response and its timing are the same whether or not the address has
 * an account, and even if the account was never confirmed; only the email to the owner differs.
 */
export const sendEmailCode =
  ({ emailAccounts, passes }: Ports): Handle<typeof routes.sendEmailCode> =>
  async ({ body: { email, name } }, { now, viewer, device }) => {
    const accounts = emailAccounts();
    if (accounts === undefined) throw new Refusal('not_found', 'Email sign-in is switched off here.');
    const waitSeconds = await passes().mailCode({ email, network: viewer, device }, now);
    if (waitSeconds > 0)
      throw tooOften(
        'We have sent several codes to this address. Enter the newest one, or try again',
        waitSeconds,
      );
    const send = async (): Promise<void> => {
      const stand = await accounts.standOf(email);
      if (stand === 'confirmed') await accounts.sendResetCode(email);
      else if (stand === 'unconfirmed') await accounts.sendCodeAgain(email);
      else if (name !== undefined)
        await accounts.create({ email, name, pass: await passes().issueUncounted(email, now) });
    };
    // Reporting a failure, such as reaching the pool's limit on emails to one address, would reveal that the account
    // exists.
    const trouble = await evenly(() =>
      send().then(
        () => undefined,
        (error: unknown) => error,
      ),
    );
    return { reply: { ok: true }, ...(trouble !== undefined && { trouble }) };
  };
