import { paginateScan } from '@aws-sdk/lib-dynamodb';
import { Account } from '#functions/domain/credits/credits.ts';
import { parseRow, type Table } from '#functions/store/table/table.ts';

const ACCOUNT = 'CREDITS';

/** Reads every account, page by page. Only operator commands read the whole table. */
export async function* everyAccount(table: Table): AsyncGenerator<Account> {
  const pages = paginateScan(
    { client: table.client },
    {
      TableName: table.name,
      FilterExpression: 'sk = :account',
      ExpressionAttributeValues: { ':account': ACCOUNT },
    },
  );
  for await (const { Items = [] } of pages)
    for (const item of Items) {
      const account = parseRow(Account, item);
      if (account !== undefined) yield account;
    }
}
