import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { z } from 'zod';
import { MICRO_PER_USD } from '#functions/domain/budget/amounts.ts';
import { type Exposed, lossCap, type Paused } from '#functions/domain/budget/losses.ts';
import { type Account, periodOf } from '#functions/domain/credits/credits.ts';
import { EVENTS } from '#functions/runtime/telemetry/event-names.ts';
import { log } from '#functions/runtime/telemetry/log.ts';
import { measured } from '#functions/runtime/telemetry/measure.ts';
import { METRICS } from '#functions/runtime/telemetry/metric-names.ts';
import { keys, pausedIndex } from '#functions/store/table/keys.ts';
import { parseRow, type Table, type TransactItem, tryWrite } from '#functions/store/table/table.ts';

/**
 * A user’s losses in a month, in micro-dollars: `lost` is what failed attempts have cost; `exposed` also includes the
 * most that unsettled attempts may cost.
 */
export const Losses = z.object({
  lost: z.int().default(0),
  exposed: z.int().default(0),
  pausedAt: z.iso.datetime().optional(),
});
export type Losses = z.infer<typeof Losses>;

export const readLosses = async (table: Table, ownerId: string, month: string): Promise<Losses> => {
  const { Item } = await table.client.send(
    new GetCommand({ TableName: table.name, Key: keys.losses(ownerId, month), ConsistentRead: true }),
  );
  return parseRow(Losses, Item) ?? { lost: 0, exposed: 0 };
};

/**
 * Adds an attempt’s possible loss if the account’s cap on losses allows it. An account with no losses so far may
 * always start one attempt.
 */
export const exposing = (table: Table, account: Account, most: number, now: Date): TransactItem => ({
  Update: {
    TableName: table.name,
    Key: keys.losses(account.ownerId, periodOf(now)),
    ConditionExpression:
      'attribute_not_exists(pausedAt) AND (attribute_not_exists(exposed) OR exposed <= :room OR exposed <= :none)',
    UpdateExpression: 'ADD exposed :most',
    ExpressionAttributeValues: { ':most': most, ':room': lossCap(account, now) - most, ':none': 0 },
  },
});

/** Replaces a settled attempt’s possible loss with the actual loss. The row is deleted together with the account. */
export const loseLess = (
  table: Table,
  { ownerId, month }: { readonly ownerId: string; readonly month: string },
  { most, lost }: { readonly most: number; readonly lost: number },
): TransactItem => ({
  Update: {
    TableName: table.name,
    Key: keys.losses(ownerId, month),
    ConditionExpression: 'attribute_exists(pk)',
    UpdateExpression: 'ADD exposed :back, lost :lost',
    ExpressionAttributeValues: { ':back': lost - most, ':lost': lost },
  },
});

const pause = async (table: Table, account: Account, { lost }: Losses, now: Date): Promise<void> => {
  const { ownerId } = account;
  const pausedAt = now.toISOString();
  const { gsi1pk, gsi1sk } = pausedIndex(periodOf(now), pausedAt, ownerId);
  const isPaused = await tryWrite(
    table.client.send(
      new UpdateCommand({
        TableName: table.name,
        Key: keys.losses(ownerId, periodOf(now)),
        ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(pausedAt)',
        UpdateExpression:
          'SET pausedAt = :at, userId = :user, cap = :cap, gsi1pk = :gsi1pk, gsi1sk = :gsi1sk',
        ExpressionAttributeValues: {
          ':at': pausedAt,
          ':user': ownerId,
          ':cap': lossCap(account, now),
          ':gsi1pk': gsi1pk,
          ':gsi1sk': gsi1sk,
        },
      }),
    ),
  );
  if (!isPaused) return;
  log.warn({
    event: EVENTS.accountPaused,
    userId: ownerId,
    lostUsd: lost / MICRO_PER_USD,
    capUsd: lossCap(account, now) / MICRO_PER_USD,
    ...measured({ [METRICS.accountsPaused]: 1 }),
  });
};

/** Why `exposing` failed. Pauses the account if its losses alone rule out the attempt. */
export const withoutRoom = async (
  table: Table,
  account: Account,
  most: number,
  now: Date,
): Promise<Paused | Exposed> => {
  const losses = await readLosses(table, account.ownerId, periodOf(now));
  if (losses.pausedAt === undefined) {
    if (losses.lost === 0 || losses.lost + most <= lossCap(account, now)) return { kind: 'exposed' };
    await pause(table, account, losses, now);
  }
  return { kind: 'paused' };
};
