import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { SecondFactors } from '#functions/domain/account/passwords/ports.ts';
import { keys } from '#functions/store/table/keys.ts';
import { secondsOf, type Table, tryWrite } from '#functions/store/table/table.ts';

const switchOf = (isOn: boolean, now: Date) =>
  isOn
    ? {
        ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(secondFactorSince)',
        UpdateExpression: 'SET secondFactorSince = :since',
        ExpressionAttributeValues: { ':since': secondsOf(now) },
      }
    : {
        ConditionExpression: 'attribute_exists(secondFactorSince)',
        UpdateExpression: 'REMOVE secondFactorSince',
      };

/** The profile attribute that says when we first saw that two-step sign-in was on; absent while it is off. */
export const secondFactorStore = (table: Table): SecondFactors => ({
  note: async (userId, isOn, now) => {
    const write = { TableName: table.name, Key: keys.profile(userId), ...switchOf(isOn, now) };
    return tryWrite(table.client.send(new UpdateCommand(write)));
  },
});
