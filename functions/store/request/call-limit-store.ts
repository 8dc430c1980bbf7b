import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Call, CallLimits } from '#functions/domain/request/ports.ts';
import { keys } from '#functions/store/table/keys.ts';
import { secondsOf, type Table } from '#functions/store/table/table.ts';

/** How long a call waits at most if the table doesn’t respond. */
const PATIENCE_MS = 1_000;

const startOf = ({ seconds }: Call, now: Date): number => {
  const at = secondsOf(now);
  return at - (at % seconds);
};

/** Counts calls in fixed windows; `factor` multiplies every limit. */
export const callLimitStore = (table: Table, factor = 1): CallLimits => ({
  take: async (call, now) => {
    const { route, caller, calls, seconds, times = 1 } = call;
    const start = startOf(call, now);
    const end = start + seconds;
    try {
      await table.client.send(
        new UpdateCommand({
          TableName: table.name,
          Key: keys.calls(route, caller, start),
          ConditionExpression: 'attribute_not_exists(calls) OR calls < :room',
          UpdateExpression: 'SET #ttl = :end ADD calls :times',
          ExpressionAttributeNames: { '#ttl': 'ttl' },
          ExpressionAttributeValues: { ':room': calls * factor - times + 1, ':end': end, ':times': times },
        }),
        { abortSignal: AbortSignal.timeout(PATIENCE_MS) },
      );
      return undefined;
    } catch (error) {
      if (error instanceof ConditionalCheckFailedException) return end - secondsOf(now);
      throw error;
    }
  },
  giveBack: async (call, now) => {
    const { route, caller, times = 1 } = call;
    await table.client.send(
      new UpdateCommand({
        TableName: table.name,
        Key: keys.calls(route, caller, startOf(call, now)),
        ConditionExpression: 'calls >= :times',
        UpdateExpression: 'ADD calls :minus',
        ExpressionAttributeValues: { ':times': times, ':minus': -times },
      }),
      { abortSignal: AbortSignal.timeout(PATIENCE_MS) },
    );
  },
});
