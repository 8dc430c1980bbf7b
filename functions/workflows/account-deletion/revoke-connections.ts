import type { z } from 'zod';
import { type ConnectPorts, disconnect } from '#functions/services/publishing/connect.ts';
import { LeavingUser } from './messages.ts';

/**
 * Revokes the access that the departing user granted us at platforms. Published videos stay there; publications that
 * are still waiting will no longer find a connection.
 */
export const revokeConnectionsStep = (ports: ConnectPorts) => ({
  name: 'RevokeConnections',
  input: LeavingUser,
  run: async ({ userId }: z.output<typeof LeavingUser>) => {
    for (const connection of await ports.connections().list(userId)) await disconnect(ports, connection);
    return { userId };
  },
});
