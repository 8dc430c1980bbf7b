import { DeleteCommand, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { Connection } from '#functions/domain/publishing/connection.ts';
import { looksDue } from '#functions/domain/publishing/figures.ts';
import type { Connections } from '#functions/domain/publishing/ports.ts';
import { dueIndex } from '#functions/store/table/due-keys.ts';
import { CONNECTION_PREFIX, connectionKey } from '#functions/store/table/publishing-keys.ts';
import { rowsUnder } from '#functions/store/table/rows.ts';
import { parseRow, type Table, tryWrite } from '#functions/store/table/table.ts';

/** The row of a connection, which is in the index while the platform is asked for figures. */
const rowOf = (connection: Connection) => {
  const due = looksDue(connection);
  return {
    ...connectionKey(connection.ownerId, connection.id),
    ...connection,
    ...(due !== undefined && dueIndex(connection, due)),
  };
};

export const connectionStore = (table: Table): Connections => {
  const put = (connection: Connection, before: number | undefined): Promise<boolean> =>
    tryWrite(
      table.client.send(
        new PutCommand({
          TableName: table.name,
          Item: rowOf(connection),
          ...(before === undefined
            ? { ConditionExpression: 'attribute_not_exists(pk)' }
            : {
                ConditionExpression: 'revision = :revision',
                ExpressionAttributeValues: { ':revision': before },
              }),
        }),
      ),
    );
  return {
    find: async (ownerId, id) => {
      const { Item } = await table.client.send(
        new GetCommand({ TableName: table.name, Key: connectionKey(ownerId, id), ConsistentRead: true }),
      );
      return parseRow(Connection, Item);
    },
    list: async (ownerId) =>
      (await rowsUnder(table, ownerId, CONNECTION_PREFIX))
        .map((row) => parseRow(Connection, row))
        .filter((row) => row !== undefined),
    add: (connection) => put(connection, undefined),
    replace: (before, after) => put({ ...after, revision: before.revision + 1 }, before.revision),
    remove: async ({ ownerId, id }) => {
      await table.client.send(new DeleteCommand({ TableName: table.name, Key: connectionKey(ownerId, id) }));
    },
  };
};
