import { DeleteCommand, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { z } from 'zod';
import type { ClaimOutcome, Idempotency, IdempotencyClaim } from '#functions/domain/request/ports.ts';
import { hashOf, keys } from '#functions/store/table/keys.ts';
import {
  parseRow,
  secondsOf,
  type Table,
  type TransactItem,
  tryWrite,
} from '#functions/store/table/table.ts';

const KEEP_SECONDS = 24 * 3600;
/** Longer than any call may take, so an older claim belongs to a call that crashed. */
const LOCK_SECONDS = 40;

const Row = z.object({
  digest: z.string(),
  resultId: z.string().optional(),
  lockedUntil: z.int(),
  ttl: z.int(),
});

const keyOf = (claim: IdempotencyClaim) => keys.idempotency(claim.ownerId, claim.route, claim.key);

/** Reads what is stored for a key; undefined if the key is unused or its 24 hours have passed. */
export const readClaim = async (
  table: Table,
  claim: IdempotencyClaim,
  now: Date,
): Promise<ClaimOutcome | undefined> => {
  const { Item } = await table.client.send(
    new GetCommand({ TableName: table.name, Key: keyOf(claim), ConsistentRead: true }),
  );
  const row = parseRow(Row, Item);
  if (row === undefined || row.ttl <= secondsOf(now)) return undefined;
  if (row.digest !== hashOf(claim.asked)) return { kind: 'mismatch' };
  if (row.resultId !== undefined) return { kind: 'done', resultId: row.resultId };
  return row.lockedUntil > secondsOf(now) ? { kind: 'in_progress' } : undefined;
};

/**
 * The write that binds a key to its result, for the transaction that writes the result. Fails if the key is taken.
 */
export const bindClaim = (
  table: Table,
  claim: IdempotencyClaim,
  resultId: string,
  now: Date,
): TransactItem => ({
  Put: {
    TableName: table.name,
    Item: {
      ...keyOf(claim),
      digest: hashOf(claim.asked),
      resultId,
      lockedUntil: 0,
      ttl: secondsOf(now) + KEEP_SECONDS,
    },
    ConditionExpression: 'attribute_not_exists(pk) OR attribute_not_exists(resultId) OR #ttl <= :now',
    ExpressionAttributeNames: { '#ttl': 'ttl' },
    ExpressionAttributeValues: { ':now': secondsOf(now) },
  },
});

export const idempotencyStore = (table: Table): Idempotency => ({
  find: (claim, now) => readClaim(table, claim, now),
  claim: async (claim, now) => {
    const known = await readClaim(table, claim, now);
    if (known !== undefined) return known;
    const isClaimed = await tryWrite(
      table.client.send(
        new PutCommand({
          TableName: table.name,
          Item: {
            ...keyOf(claim),
            digest: hashOf(claim.asked),
            lockedUntil: secondsOf(now) + LOCK_SECONDS,
            ttl: secondsOf(now) + KEEP_SECONDS,
          },
          ConditionExpression:
            'attribute_not_exists(pk) OR #ttl <= :now OR (attribute_not_exists(resultId) AND lockedUntil <= :now)',
          ExpressionAttributeNames: { '#ttl': 'ttl' },
          ExpressionAttributeValues: { ':now': secondsOf(now) },
        }),
      ),
    );
    if (isClaimed) return { kind: 'claimed' };
    return (await readClaim(table, claim, now)) ?? { kind: 'in_progress' };
  },
  release: async (claim) => {
    await tryWrite(
      table.client.send(
        new DeleteCommand({
          TableName: table.name,
          Key: keyOf(claim),
          ConditionExpression: 'attribute_not_exists(resultId)',
        }),
      ),
    );
  },
});
