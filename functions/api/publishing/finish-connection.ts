import type { RefusalCode } from '#contract/refusals.ts';
import type { routes } from '#contract/routes.ts';
import { PlatformFailure } from '#functions/domain/publishing/ports.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';
import { type ConnectPorts, finishConsent } from '#functions/services/publishing/connect.ts';

const settings = (outcome: Readonly<Record<string, string>>): string =>
  `/dashboard/settings?${new URLSearchParams(outcome).toString()}`;
const problem = (what: string, more: Readonly<Record<string, string>> = {}): string =>
  settings({ connection_problem: what, ...more });

const REFUSED: Readonly<Partial<Record<RefusalCode, string>>> = {
  not_signed_in: '/login?again=connections',
  too_many_requests: problem('too_many'),
  invalid: problem('failed'),
};

/**
 * Where to send a creator whose connection is refused: they are coming back from the platform in their browser, so
 * they need a page.
 */
export const whereRefused = (code: RefusalCode): string | undefined => REFUSED[code];

/** Handles the platform’s response, connects the account, and redirects to the settings. */
export const finishConnection =
  (ports: ConnectPorts): Handle<typeof routes.finishConnection> =>
  async ({ params: { platform }, query: { code, state, error } }, { userId, now }) => {
    if (error !== undefined) return { redirectTo: problem(error === 'access_denied' ? 'denied' : 'failed') };
    if (code === undefined || state === undefined) return { redirectTo: problem('failed') };
    try {
      const consented = await finishConsent(ports, { ownerId: userId, platform, code, state }, now);
      if (!('withheld' in consented)) return { redirectTo: problem(consented.kind) };
      const withheld = consented.withheld.length > 0 ? { withheld: consented.withheld.join(' ') } : undefined;
      if (consented.kind === 'unusable')
        return { redirectTo: problem('withheld', { platform, ...withheld }) };
      const { id: connected, insteadOf } = consented;
      return {
        redirectTo: settings({ connected, ...(insteadOf && { instead_of: insteadOf }), ...withheld }),
      };
    } catch (trouble) {
      if (!(trouble instanceof PlatformFailure)) throw trouble;
      return { redirectTo: problem('failed'), trouble };
    }
  };
