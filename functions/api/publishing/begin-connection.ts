import { CONNECTIONS_MAX } from '#contract/catalogue.ts';
import type { routes } from '#contract/routes.ts';
import type { StagePlatform } from '#functions/domain/publishing/ports.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';
import {
  beginConsent,
  type ConnectPorts,
  hasAllConnections,
} from '#functions/services/publishing/connect.ts';

interface Ports extends ConnectPorts {
  readonly stagePlatforms: () => Promise<readonly StagePlatform[]>;
}

const TOO_MANY = `You have connected ${CONNECTIONS_MAX} accounts, which is the most. Disconnect one first.`;

/** The URL at which the user allows us to publish on their account. */
export const beginConnection =
  ({ stagePlatforms, ...ports }: Ports): Handle<typeof routes.beginConnection> =>
  async ({ body: { platform, again } }, { userId, now }) => {
    if (!(await stagePlatforms()).some(({ id }) => id === platform)) throw new Refusal('not_found');
    if (again === undefined && (await hasAllConnections(ports, userId)))
      throw new Refusal('conflict', TOO_MANY);
    const consent = await beginConsent(ports, { ownerId: userId, platform, again }, now);
    return { reply: { consent_url: consent.href } };
  };
