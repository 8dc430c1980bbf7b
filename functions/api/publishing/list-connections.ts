import type { routes } from '#contract/routes.ts';
import type { Connections } from '#functions/domain/publishing/ports.ts';
import { toWireConnection } from '#functions/domain/publishing/wire.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';

/** The accounts that the user has connected. */
export const listConnections =
  ({ connections }: { readonly connections: Lazy<Connections> }): Handle<typeof routes.listConnections> =>
  async (_, { userId }) => ({ reply: (await connections().list(userId)).map(toWireConnection) });
