import { scopesOf } from '#contract/platforms.ts';
import type { Connection } from '#functions/domain/publishing/connection.ts';
import type { Connections } from '#functions/domain/publishing/ports.ts';

const AT = '2026-11-01T12:00:00.000Z';

/**
 * Connects an account whose tokens are never decrypted; by default, a YouTube channel that isn’t made for children.
 */
export const giveAccount = (
  connections: Connections,
  ownerId: string,
  change: Partial<Connection> & Pick<Connection, 'id' | 'name'>,
): Promise<boolean> =>
  connections.add({
    ownerId,
    platform: 'youtube',
    accountId: change.id,
    scopes: [...scopesOf(change.platform ?? 'youtube')],
    tokens: { protected: '', iv: '', ciphertext: '', tag: '' },
    accessEndsAt: '2100-01-01T00:00:00.000Z',
    madeForKids: false,
    revision: 1,
    createdAt: AT,
    updatedAt: AT,
    ...change,
  });
