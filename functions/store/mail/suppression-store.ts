import { DeleteCommand, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { tidyAddress } from '#functions/domain/mail/mail.ts';
import type { Suppressions } from '#functions/domain/mail/ports.ts';
import { keys } from '#functions/store/table/keys.ts';
import { secondsOf, type Table, tryWrite } from '#functions/store/table/table.ts';

/**
 * After a year, a mailbox that didn’t exist may have an owner. After a complaint, however, we never send mail to the
 * address again.
 */
const BOUNCE_DAYS = 365;
const DAY_SECONDS = 86_400;

const keyOf = (address: string) => keys.suppression(tidyAddress(address));

export const suppressionStore = (table: Table): Suppressions => ({
  isSuppressed: async (address) => {
    const { Item } = await table.client.send(
      new GetCommand({ TableName: table.name, Key: keyOf(address), ConsistentRead: true }),
    );
    return Item !== undefined;
  },
  add: async (address, why, now) => {
    const row = { ...keyOf(address), why, suppressedAt: now.toISOString() };
    const bounced = {
      Item: { ...row, ttl: secondsOf(now) + BOUNCE_DAYS * DAY_SECONDS },
      // A bounce must not replace a complaint.
      ConditionExpression: 'attribute_not_exists(why) OR why <> :complaint',
      ExpressionAttributeValues: { ':complaint': 'complaint' },
    };
    await tryWrite(
      table.client.send(
        new PutCommand({ TableName: table.name, ...(why === 'bounce' ? bounced : { Item: row }) }),
      ),
    );
  },
  lift: async (address) => {
    const { Attributes } = await table.client.send(
      new DeleteCommand({ TableName: table.name, Key: keyOf(address), ReturnValues: 'ALL_OLD' }),
    );
    return Attributes !== undefined;
  },
});
