import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { SecondFactors } from '#functions/domain/account/passwords/ports.ts';
import { keys } from '#functions/store/table/keys.ts';
import type { Table } from '#functions/store/table/table.ts';

const SWITCH = {
  on: {
    ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(secondFactor)',
    UpdateExpression: 'SET secondFactor = :on',
    ExpressionAttributeValues: { ':on': true },
  },
  off: {
    ConditionExpression: 'attribute_exists(secondFactor)',
    UpdateExpression: 'REMOVE secondFactor',
  },
} as const;

/** An attribute of the profile, there while two-step sign-in is on. */
export const secondFactorStore = (table: Table): SecondFactors => ({
  note: async (userId, isOn) => {
    const write = { TableName: table.name, Key: keys.profile(userId), ...SWITCH[isOn ? 'on' : 'off'] };
    try {
      await table.client.send(new UpdateCommand(write));
      return true;
    } catch (error) {
      if (error instanceof ConditionalCheckFailedException) return false;
      throw error;
    }
  },
});
