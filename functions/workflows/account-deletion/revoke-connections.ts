import type { z } from 'zod';
import { type ConnectPorts, disconnect } from '#functions/services/publishing/connect.ts';
import { LeavingUser } from './messages.ts';

/**
 * Ends what the departing user granted us at platforms. What was published stays there; what waits to be published
 * finds no connection any more.
 */
export const revokeConnectionsStep = (ports: ConnectPorts) => ({
  name: 'RevokeConnections',
  input: LeavingUser,
  run: async ({ userId }: z.output<typeof LeavingUser>) => {
    for (const connection of await ports.connections().list(userId)) await disconnect(ports, connection);
    return { userId };
  },
});
