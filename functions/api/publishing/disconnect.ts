import type { routes } from '#contract/routes.ts';
import type { Publications } from '#functions/domain/publishing/ports.ts';
import { DISCONNECTED } from '#functions/domain/publishing/problems.ts';
import { failed, isOpen } from '#functions/domain/publishing/publication-changes.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';
import { type ConnectPorts, disconnect as end } from '#functions/services/publishing/connect.ts';

interface Ports extends ConnectPorts {
  readonly publications: Lazy<Publications>;
}

/**
 * Removes a connection and revokes its grant at the platform. Published videos stay there; planned publications to
 * the account fail now rather than when they are due.
 */
export const disconnect =
  (ports: Ports): Handle<typeof routes.disconnect> =>
  async ({ params: { id } }, { userId, now }) => {
    const connection = await ports.connections().find(userId, id);
    if (connection === undefined) throw new Refusal('not_found');
    await end(ports, connection);
    const all = await ports.publications().all(userId);
    for (const planned of all.filter((each) => each.connectionId === id && isOpen(each)))
      await ports.publications().replace(planned, failed(planned, DISCONNECTED, now));
    return { reply: { ok: true } };
  };
