import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { User } from '#functions/domain/account/user.ts';
import { keys } from '#functions/store/table/keys.ts';
import type { Table } from '#functions/store/table/table.ts';

/** Stores a choice on a user's profile; does nothing when the user is gone. */
export const saveProfileChoice = async (
  table: Table,
  userId: string,
  name: keyof Pick<User, 'emailNotifications' | 'aiLine'>,
  wanted: boolean,
): Promise<void> => {
  try {
    await table.client.send(
      new UpdateCommand({
        TableName: table.name,
        Key: keys.profile(userId),
        ConditionExpression: 'attribute_exists(pk)',
        UpdateExpression: 'SET #choice = :wanted',
        ExpressionAttributeNames: { '#choice': name },
        ExpressionAttributeValues: { ':wanted': wanted },
      }),
    );
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
  }
};
