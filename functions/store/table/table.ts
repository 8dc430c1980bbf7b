import { setTimeout as sleep } from 'node:timers/promises';
import {
  ConditionalCheckFailedException,
  DynamoDBClient,
  TransactionCanceledException,
} from '@aws-sdk/client-dynamodb';
import {
  DynamoDBDocumentClient,
  TransactWriteCommand,
  type TransactWriteCommandInput,
} from '@aws-sdk/lib-dynamodb';
import type { z } from 'zod';
import { meterDynamo } from '#functions/cost/meter-aws.ts';
import { EVENTS } from '#functions/runtime/telemetry/event-names.ts';
import { log } from '#functions/runtime/telemetry/log.ts';
import { timeLimits } from '#functions/runtime/time-limits.ts';

const ANSWER_LIMIT_MS = 5_000;
const MAX_ATTEMPTS = 4;
/** AWS reports conflicts between parallel transactions for one user; each is worth a retry. */
const CONFLICT_TRIES = 12;
const CONFLICT_WAIT_MS = 20;
const RETRYABLE = new Set(['TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded']);

/** A client for our one table. The SDK retries individual calls; the time-outs are our own. */
export const connect = (): DynamoDBDocumentClient =>
  DynamoDBDocumentClient.from(
    meterDynamo(
      new DynamoDBClient({
        maxAttempts: MAX_ATTEMPTS,
        requestHandler: timeLimits(ANSWER_LIMIT_MS),
      }),
    ),
    { marshallOptions: { removeUndefinedValues: true } },
  );

export interface Table {
  readonly client: DynamoDBDocumentClient;
  readonly name: string;
}

export type TransactItem = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

/** At least one condition of a transaction failed; nothing was written. */
export class ConditionsFailed extends Error {
  override readonly name = 'ConditionsFailed';
  /** The positions of the items whose conditions failed. */
  readonly items: readonly number[];
  constructor(items: readonly number[]) {
    super(`Conditions failed on items ${items.join(', ')}`);
    this.items = items;
  }
}

/** Writes all items or none. Throws `ConditionsFailed`; retries conflicts and throttling with jitter. */
export const transact = async (table: Table, items: readonly TransactItem[]): Promise<void> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await table.client.send(new TransactWriteCommand({ TransactItems: [...items] }));
      return;
    } catch (error) {
      if (!(error instanceof TransactionCanceledException)) throw error;
      const reasons = error.CancellationReasons ?? [];
      const failed = reasons.flatMap((reason, index) =>
        reason.Code === 'ConditionalCheckFailed' ? [index] : [],
      );
      if (failed.length > 0) throw new ConditionsFailed(failed);
      if (attempt >= CONFLICT_TRIES || !reasons.some((reason) => RETRYABLE.has(reason.Code ?? '')))
        throw error;
      await sleep(Math.random() * CONFLICT_WAIT_MS * attempt);
    }
  }
};

/**
 * Like `transact`, but returns the positions of the items whose conditions failed; undefined if everything was
 * written.
 */
export const tryTransact = async (
  table: Table,
  items: readonly TransactItem[],
): Promise<readonly number[] | undefined> => {
  try {
    await transact(table, items);
    return undefined;
  } catch (error) {
    if (error instanceof ConditionsFailed) return error.items;
    throw error;
  }
};

/** False if the condition of a write failed. */
export const tryWrite = async (write: Promise<unknown>): Promise<boolean> => {
  try {
    await write;
    return true;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false;
    throw error;
  }
};

/** Converts DynamoDB's sets to lists. */
const withLists = (row: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, value instanceof Set ? [...value] : value]),
  );

/** A row parsed with its schema, with sets as lists; a row that doesn’t match is reported and skipped, never cast. */
export const parseRow = <S extends z.ZodType>(
  schema: S,
  row: Record<string, unknown> | undefined,
): z.output<S> | undefined => {
  if (row === undefined) return undefined;
  const parsed = schema.safeParse(withLists(row));
  if (parsed.success) return parsed.data;
  const where = parsed.error.issues.map((issue) => issue.path.join('.')).join(', ');
  log.warn({ event: EVENTS.rowSkipped, pk: row['pk'], sk: row['sk'], where });
  return undefined;
};

export const dateOf = (seconds: number): Date => new Date(seconds * 1000);

export const secondsOf = (date: Date): number => Math.floor(date.getTime() / 1000);
