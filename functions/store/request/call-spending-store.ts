import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { z } from 'zod';
import { CALLS_USD_A_DAY } from '#contract/catalogue.ts';
import { MICRO_PER_USD } from '#functions/domain/budget/amounts.ts';
import { keys } from '#functions/store/table/keys.ts';
import { secondsOf, type Table } from '#functions/store/table/table.ts';

const DAY_SECONDS = 86_400;
/** How long a response is delayed at most if the table doesn’t respond. */
const PATIENCE_MS = 1_000;
const Spent = z.object({ micro: z.number() });

/** What accounts spend on their calls per day (UTC); `factor` multiplies the limits. */
export const callSpendingStore = (table: Table, factor = 1) => ({
  /** Adds micro-dollars; true if the account has nothing left for the day. */
  spend: async (userId: string, micro: number, now: Date): Promise<boolean> => {
    const at = secondsOf(now);
    const start = at - (at % DAY_SECONDS);
    const { Attributes } = await table.client.send(
      new UpdateCommand({
        TableName: table.name,
        Key: keys.calls('every route', userId, start),
        UpdateExpression: 'SET #ttl = :end ADD micro :micro',
        ExpressionAttributeNames: { '#ttl': 'ttl' },
        ExpressionAttributeValues: { ':micro': micro, ':end': start + DAY_SECONDS },
        ReturnValues: 'UPDATED_NEW',
      }),
      { abortSignal: AbortSignal.timeout(PATIENCE_MS) },
    );
    return Spent.parse(Attributes).micro >= CALLS_USD_A_DAY * MICRO_PER_USD * factor;
  },
});
