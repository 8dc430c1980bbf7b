import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import type { Newsletter } from '#functions/domain/analytics/ports.ts';
import { keys } from '#functions/store/table/keys.ts';
import type { Table } from '#functions/store/table/table.ts';

export const newsletterStore = (table: Table): Newsletter => ({
  subscribe: async (email, now) => {
    try {
      await table.client.send(
        new PutCommand({
          TableName: table.name,
          Item: { ...keys.subscriber(email), email, subscribedAt: now.toISOString() },
          ConditionExpression: 'attribute_not_exists(pk)',
        }),
      );
    } catch (error) {
      if (!(error instanceof ConditionalCheckFailedException)) throw error;
    }
  },
});
