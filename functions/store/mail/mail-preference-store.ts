import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { MailPreferences } from '#functions/domain/mail/ports.ts';
import { keys } from '#functions/store/table/keys.ts';
import type { Table } from '#functions/store/table/table.ts';

export const mailPreferenceStore = (table: Table): MailPreferences => ({
  save: async (userId, wanted) => {
    try {
      await table.client.send(
        new UpdateCommand({
          TableName: table.name,
          Key: keys.profile(userId),
          ConditionExpression: 'attribute_exists(pk)',
          UpdateExpression: 'SET emailNotifications = :wanted',
          ExpressionAttributeValues: { ':wanted': wanted },
        }),
      );
    } catch (error) {
      if (!(error instanceof ConditionalCheckFailedException)) throw error;
    }
  },
});
