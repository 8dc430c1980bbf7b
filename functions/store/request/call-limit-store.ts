import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { CallLimits } from '#functions/domain/request/ports.ts';
import { keys } from '#functions/store/table/keys.ts';
import { secondsOf, type Table } from '#functions/store/table/table.ts';

/** The longest a call waits for a table that does not respond. */
const PATIENCE_MS = 1_000;

/** Counters in fixed windows; `factor` multiplies every limit. */
export const callLimitStore = (table: Table, factor = 1): CallLimits => ({
  take: async ({ route, caller, calls, seconds }, now) => {
    const at = secondsOf(now);
    const start = at - (at % seconds);
    const end = start + seconds;
    try {
      await table.client.send(
        new UpdateCommand({
          TableName: table.name,
          Key: keys.calls(route, caller, start),
          ConditionExpression: 'attribute_not_exists(calls) OR calls < :most',
          UpdateExpression: 'SET #ttl = :end ADD calls :one',
          ExpressionAttributeNames: { '#ttl': 'ttl' },
          ExpressionAttributeValues: { ':most': calls * factor, ':end': end, ':one': 1 },
        }),
        { abortSignal: AbortSignal.timeout(PATIENCE_MS) },
      );
      return undefined;
    } catch (error) {
      if (error instanceof ConditionalCheckFailedException) return end - at;
      throw error;
    }
  },
});
