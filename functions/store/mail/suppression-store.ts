import { DeleteCommand, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { tidyAddress } from '#functions/domain/mail/mail.ts';
import type { Suppressions } from '#functions/domain/mail/ports.ts';
import { keys } from '#functions/store/table/keys.ts';
import type { Table } from '#functions/store/table/table.ts';

const keyOf = (address: string) => keys.suppression(tidyAddress(address));

export const suppressionStore = (table: Table): Suppressions => ({
  isSuppressed: async (address) => {
    const { Item } = await table.client.send(
      new GetCommand({ TableName: table.name, Key: keyOf(address), ConsistentRead: true }),
    );
    return Item !== undefined;
  },
  add: async (address, why, now) => {
    await table.client.send(
      new PutCommand({
        TableName: table.name,
        Item: { ...keyOf(address), why, suppressedAt: now.toISOString() },
      }),
    );
  },
  lift: async (address) => {
    const { Attributes } = await table.client.send(
      new DeleteCommand({ TableName: table.name, Key: keyOf(address), ReturnValues: 'ALL_OLD' }),
    );
    return Attributes !== undefined;
  },
});
