import { rm } from 'node:fs/promises';
import { connect, type Table } from '#functions/store/table/table.ts';
import { startDynamoDb } from '#local/aws/dynamodb/dynamodb.ts';
import { temporaryFolder } from './product-process.ts';

const TABLE_NAME = 'veilcast';

/** Only the product's table, in its own in-memory DynamoDB. */
export const startTable = async (): Promise<{ table: Table; close: () => Promise<void> }> => {
  const dataDir = temporaryFolder();
  const dynamodb = await startDynamoDb({ dataDir, tableName: TABLE_NAME, inMemory: true });
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_DYNAMODB: dynamodb.url,
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
  });
  const table = { client: connect(), name: TABLE_NAME };
  return {
    table,
    close: async () => {
      table.client.destroy();
      await dynamodb.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};
