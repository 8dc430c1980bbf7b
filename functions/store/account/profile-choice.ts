import { UpdateCommand, type UpdateCommandInput } from '@aws-sdk/lib-dynamodb';
import type { User } from '#functions/domain/account/user.ts';
import { keys } from '#functions/store/table/keys.ts';
import { type Table, tryWrite } from '#functions/store/table/table.ts';

type Choice = keyof Pick<User, 'emailNotifications' | 'aiLine' | 'look' | 'timeZone'>;
type Change = Pick<UpdateCommandInput, 'UpdateExpression' | 'ExpressionAttributeValues'>;

const changeChoice = async (table: Table, userId: string, name: Choice, change: Change): Promise<void> => {
  await tryWrite(
    table.client.send(
      new UpdateCommand({
        TableName: table.name,
        Key: keys.profile(userId),
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeNames: { '#choice': name },
        ...change,
      }),
    ),
  );
};

/** Stores a choice on a user's profile, or removes it; does nothing if the user is gone. */
export const saveProfileChoice = (
  table: Table,
  userId: string,
  name: Choice,
  wanted: User[Choice] | null,
): Promise<void> =>
  changeChoice(
    table,
    userId,
    name,
    wanted === null
      ? { UpdateExpression: 'REMOVE #choice' }
      : { UpdateExpression: 'SET #choice = :wanted', ExpressionAttributeValues: { ':wanted': wanted } },
  );

/** Stores a choice unless the user has already made one; does nothing if the user is gone. */
export const saveFirstChoice = (
  table: Table,
  userId: string,
  name: Choice,
  wanted: User[Choice],
): Promise<void> =>
  changeChoice(table, userId, name, {
    UpdateExpression: 'SET #choice = if_not_exists(#choice, :wanted)',
    ExpressionAttributeValues: { ':wanted': wanted },
  });
