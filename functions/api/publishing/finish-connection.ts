import type { routes } from '#contract/routes.ts';
import { PlatformFailure } from '#functions/domain/publishing/ports.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';
import { type ConnectPorts, finishConsent } from '#functions/services/publishing/connect.ts';

const SETTINGS = '/dashboard/settings';
const problem = (what: 'denied' | 'failed'): string => `${SETTINGS}?connection_problem=${what}`;

/** Takes the platform’s answer, connects the account, and goes back to the settings. */
export const finishConnection =
  (ports: ConnectPorts): Handle<typeof routes.finishConnection> =>
  async ({ params: { platform }, query: { code, state, error } }, { userId, now }) => {
    if (error !== undefined) return { redirectTo: problem(error === 'access_denied' ? 'denied' : 'failed') };
    if (code === undefined || state === undefined) return { redirectTo: problem('failed') };
    try {
      const connection = await finishConsent(ports, { ownerId: userId, platform, code, state }, now);
      return {
        redirectTo: connection === undefined ? problem('failed') : `${SETTINGS}?connected=${platform}`,
      };
    } catch (trouble) {
      if (!(trouble instanceof PlatformFailure)) throw trouble;
      return { redirectTo: problem('failed'), trouble };
    }
  };
