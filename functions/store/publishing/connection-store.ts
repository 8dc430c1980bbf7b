import { DeleteCommand, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import type { PlatformId } from '#contract/platforms.ts';
import { Connection } from '#functions/domain/publishing/connection.ts';
import { looksDue } from '#functions/domain/publishing/figures.ts';
import type { Connections } from '#functions/domain/publishing/ports.ts';
import { dueIndex } from '#functions/store/table/due-keys.ts';
import { CONNECTION_PREFIX, connectionKey } from '#functions/store/table/publishing-keys.ts';
import { rowsUnder } from '#functions/store/table/rows.ts';
import { parseRow, type Table, tryWrite } from '#functions/store/table/table.ts';

/** A connection’s row, which is in the index for as long as we read figures from the platform. */
const rowOf = (connection: Connection) => {
  const due = looksDue(connection);
  return {
    ...connectionKey(connection.ownerId, connection.id),
    ...connection,
    ...(due !== undefined && dueIndex(connection, due)),
  };
};

/** The creator’s own apps, by platform; a stage has none. */
type OwnApps = () => Promise<
  Readonly<Partial<Record<PlatformId, { readonly clientId: string } | undefined>>>
>;

/**
 * The accounts that were connected through the app currently in use for their platform. Accounts that were connected
 * through another app are hidden, because only that app can use their tokens; they reappear when that app is in use
 * again. Reconnecting such an account replaces it.
 */
export const connectionStore = (table: Table, ownApps: OwnApps = async () => ({})): Connections => {
  const put = (connection: Connection, condition: string, values?: Record<string, unknown>) =>
    tryWrite(
      table.client.send(
        new PutCommand({
          TableName: table.name,
          Item: rowOf(connection),
          ConditionExpression: condition,
          ExpressionAttributeValues: values,
        }),
      ),
    );
  const atWork = async (
    rows: readonly (Record<string, unknown> | undefined)[],
  ): Promise<readonly Connection[]> => {
    const apps = await ownApps();
    return rows
      .map((row) => parseRow(Connection, row))
      .filter((row) => row !== undefined)
      .filter(({ platform, app }) => app === apps[platform]?.clientId);
  };
  return {
    find: async (ownerId, id) => {
      const { Item } = await table.client.send(
        new GetCommand({ TableName: table.name, Key: connectionKey(ownerId, id), ConsistentRead: true }),
      );
      const [connection] = await atWork([Item]);
      return connection;
    },
    list: async (ownerId) => atWork(await rowsUnder(table, ownerId, CONNECTION_PREFIX)),
    add: (connection) =>
      connection.app === undefined
        ? put(connection, 'attribute_not_exists(pk) OR attribute_exists(app)')
        : put(connection, 'attribute_not_exists(pk) OR attribute_not_exists(app) OR app <> :app', {
            ':app': connection.app,
          }),
    replace: (before, after) =>
      put({ ...after, revision: before.revision + 1 }, 'revision = :revision', {
        ':revision': before.revision,
      }),
    remove: async ({ ownerId, id }) => {
      await table.client.send(new DeleteCommand({ TableName: table.name, Key: connectionKey(ownerId, id) }));
    },
  };
};
