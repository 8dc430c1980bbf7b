import { setTimeout as sleep } from 'node:timers/promises';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { Refusal } from '#functions/domain/request/refusal.ts';
import type { Key } from './keys.ts';
import { type Table, tryWrite } from './table.ts';

/** Longer than any request can run, so that a lock left by a crash expires. */
const REQUEST_LEASE_MS = 30_000;
/** How many times a request tries again if another request holds the lock. */
const TRIES = 25;
const WAIT_MS = 300;

/**
 * Runs `work` while holding a lock on an existing row. Throws `in_progress` if someone else keeps holding the lock.
 * `leaseMs` must be longer than `work` can take.
 */
export const withLock = async <T>(
  table: Table,
  key: Key,
  work: () => Promise<T>,
  leaseMs = REQUEST_LEASE_MS,
): Promise<T> => {
  const token = await take(table, key, leaseMs);
  try {
    return await work();
  } finally {
    await change(table, key, {
      UpdateExpression: 'REMOVE lockToken, lockedUntil',
      ConditionExpression: 'lockToken = :token',
      ExpressionAttributeValues: { ':token': token },
    });
  }
};

const take = async (table: Table, key: Key, leaseMs: number): Promise<string> => {
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const token = crypto.randomUUID();
    const now = Date.now();
    const taken = await change(table, key, {
      UpdateExpression: 'SET lockToken = :token, lockedUntil = :until',
      ConditionExpression: 'attribute_exists(pk) AND (attribute_not_exists(lockToken) OR lockedUntil < :now)',
      ExpressionAttributeValues: { ':token': token, ':until': now + leaseMs, ':now': now },
    });
    if (taken) return token;
    await sleep(WAIT_MS * (0.5 + Math.random() / 2));
  }
  throw new Refusal('in_progress');
};

/** False if the condition failed. */
const change = async (
  table: Table,
  Key: Key,
  update: {
    readonly UpdateExpression: string;
    readonly ConditionExpression: string;
    readonly ExpressionAttributeValues: Record<string, string | number>;
  },
): Promise<boolean> =>
  tryWrite(table.client.send(new UpdateCommand({ TableName: table.name, Key, ...update })));
