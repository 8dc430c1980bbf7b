import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { keys } from '#functions/store/table/keys.ts';
import { connect, type Table } from '#functions/store/table/table.ts';
import { createTable, startDynamoDb } from '#local/aws/dynamodb.ts';
import { temporaryFolder } from './product-process.ts';

let tables = 0;
let started: ReturnType<typeof startDynamoDb> | undefined;

/** Just an empty product table, in an in-memory DynamoDB that shuts down with this worker. */
export const startTable = async (): Promise<{ table: Table; close: () => Promise<void> }> => {
  tables += 1;
  const name = `veilcast-${tables}`;
  started ??= startDynamoDb({ dataDir: temporaryFolder(), tableName: name, inMemory: true });
  const { url } = await started;
  await createTable(url, name);
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_DYNAMODB: url,
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
  });
  const table = { client: connect(), name };
  return { table, close: async () => table.client.destroy() };
};

/** The media folder of every account whose profile was written by `giveProfile`. */
export const FOLDER = 'folder';

/** Writes the profile that every account has, with only the fields that stores read. */
export const giveProfile = async (table: Table, id: string): Promise<void> => {
  await table.client.send(
    new PutCommand({ TableName: table.name, Item: { ...keys.profile(id), id, mediaFolder: FOLDER } }),
  );
};
