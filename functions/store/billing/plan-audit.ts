import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { Account } from '#functions/domain/credits/credits.ts';
import { parseRow, type Table } from '#functions/store/table/table.ts';

const ACCOUNT = 'CREDITS';

/** Every account, page by page. Only operator commands read the whole table. */
export async function* everyAccount(table: Table): AsyncGenerator<Account> {
  let from: Record<string, unknown> | undefined;
  do {
    const { Items = [], LastEvaluatedKey } = await table.client.send(
      new ScanCommand({
        TableName: table.name,
        FilterExpression: 'sk = :account',
        ExpressionAttributeValues: { ':account': ACCOUNT },
        ...(from === undefined ? {} : { ExclusiveStartKey: from }),
      }),
    );
    for (const item of Items) {
      const account = parseRow(Account, item);
      if (account !== undefined) yield account;
    }
    from = LastEvaluatedKey;
  } while (from !== undefined);
}
