import type { routes } from '#contract/routes.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';
import { type ConnectPorts, disconnect as end } from '#functions/services/publishing/connect.ts';

/** Removes a connection and revokes its grant at the platform. What was published stays there. */
export const disconnect =
  (ports: ConnectPorts): Handle<typeof routes.disconnect> =>
  async ({ params }, { userId }) => {
    const connection = await ports.connections().find(userId, params.id);
    if (connection === undefined) throw new Refusal('not_found');
    await end(ports, connection);
    return { reply: { ok: true } };
  };
