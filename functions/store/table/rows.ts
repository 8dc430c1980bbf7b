import { paginateQuery } from '@aws-sdk/lib-dynamodb';
import type { z } from 'zod';
import { userPk } from './keys.ts';
import { parseRow, type Table } from './table.ts';

/** All of a user's rows with a sort key that starts with `prefix`: only the attributes in `only`, or whole rows. */
export const rowsUnder = async (
  table: Table,
  userId: string,
  prefix: string,
  only?: readonly string[],
): Promise<Record<string, unknown>[]> => {
  const rows: Record<string, unknown>[] = [];
  const pages = paginateQuery(
    { client: table.client },
    {
      TableName: table.name,
      ConsistentRead: true,
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
      ExpressionAttributeValues: { ':pk': userPk(userId), ':prefix': prefix },
      // Placeholders, because DynamoDB reserves many names.
      ProjectionExpression: only?.map((_, index) => `#${index}`).join(', '),
      ExpressionAttributeNames: only && Object.fromEntries(only.map((name, index) => [`#${index}`, name])),
    },
  );
  for await (const { Items = [] } of pages) rows.push(...Items);
  return rows;
};

/** The rows that match the schema, from all pages; each page is read only when the caller gets to it. */
export async function* parsedRows<S extends z.ZodType>(
  schema: S,
  pages: AsyncIterable<{ readonly Items?: Record<string, unknown>[] | undefined }>,
): AsyncGenerator<z.output<S>> {
  for await (const { Items = [] } of pages)
    for (const item of Items) {
      const row = parseRow(schema, item);
      if (row !== undefined) yield row;
    }
}

/** Every row in a group of the index, such as the unfinished videos. */
export const rowsInIndex = <S extends z.ZodType>(
  table: Table,
  schema: S,
  gsi1pk: string,
): AsyncGenerator<z.output<S>> => {
  const pages = paginateQuery(
    { client: table.client },
    {
      TableName: table.name,
      IndexName: 'gsi1',
      KeyConditionExpression: 'gsi1pk = :group',
      ExpressionAttributeValues: { ':group': gsi1pk },
    },
  );
  return parsedRows(schema, pages);
};

/** Every due row in a group of the index, longest overdue first. */
export const dueInIndex = <S extends z.ZodType>(
  table: Table,
  schema: S,
  gsi1pk: string,
  now: Date,
): AsyncGenerator<z.output<S>> => {
  const pages = paginateQuery(
    { client: table.client },
    {
      TableName: table.name,
      IndexName: 'gsi1',
      // `$` sorts after the `#` that separates a time from an id.
      KeyConditionExpression: 'gsi1pk = :group AND gsi1sk < :end',
      ExpressionAttributeValues: { ':group': gsi1pk, ':end': `${now.toISOString()}$` },
    },
  );
  return parsedRows(schema, pages);
};
