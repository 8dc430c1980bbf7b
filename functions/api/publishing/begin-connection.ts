import type { routes } from '#contract/routes.ts';
import type { StagePlatform } from '#functions/domain/publishing/ports.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';
import { beginConsent, type ConnectPorts } from '#functions/services/publishing/connect.ts';

interface Ports extends ConnectPorts {
  readonly stagePlatforms: () => Promise<readonly StagePlatform[]>;
}

/** Where the user gives consent to publishing on their account. */
export const beginConnection =
  ({ stagePlatforms, ...ports }: Ports): Handle<typeof routes.beginConnection> =>
  async ({ body: { platform } }, { userId, now }) => {
    if (!(await stagePlatforms()).some(({ id }) => id === platform)) throw new Refusal('not_found');
    const consent = await beginConsent(ports, { ownerId: userId, platform }, now);
    return { reply: { consent_url: consent.href } };
  };
