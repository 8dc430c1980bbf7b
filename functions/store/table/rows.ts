import { paginateQuery, QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { z } from 'zod';
import { userPk } from './keys.ts';
import { parseRow, type Table } from './table.ts';

/** Every row of a user whose sort key begins with `prefix`: the attributes in `only`, or the whole row. */
export const rowsUnder = async (
  table: Table,
  userId: string,
  prefix: string,
  only?: string,
): Promise<Record<string, unknown>[]> => {
  const rows: Record<string, unknown>[] = [];
  const pages = paginateQuery(
    { client: table.client },
    {
      TableName: table.name,
      ConsistentRead: true,
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
      ExpressionAttributeValues: { ':pk': userPk(userId), ':prefix': prefix },
      ProjectionExpression: only,
    },
  );
  for await (const { Items = [] } of pages) rows.push(...Items);
  return rows;
};

/** The first page of a group of the index, such as the unfinished videos. */
export const rowsInIndex = async <S extends z.ZodType>(
  table: Table,
  schema: S,
  gsi1pk: string,
): Promise<z.output<S>[]> => {
  const { Items = [] } = await table.client.send(
    new QueryCommand({
      TableName: table.name,
      IndexName: 'gsi1',
      KeyConditionExpression: 'gsi1pk = :group',
      ExpressionAttributeValues: { ':group': gsi1pk },
    }),
  );
  return Items.map((row) => parseRow(schema, row)).filter((row) => row !== undefined);
};
