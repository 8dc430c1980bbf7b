import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { DescribeExecutionCommand, GetExecutionHistoryCommand, SFNClient } from '@aws-sdk/client-sfn';
import { QueryCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { userPk } from '#functions/store/table/keys.ts';
import { connect } from '#functions/store/table/table.ts';
import { users } from '#functions/wiring/stores.ts';
import type { CloudFacts } from './product-process.ts';
import { sharedCloud } from './shared-cloud.ts';

/**
 * The rows and files that the cloud still stores for a user. Requires the functions’ environment variables in this
 * process.
 */

export const rowsOf = async (userId: string) => {
  const { Items = [] } = await connect().send(
    new QueryCommand({
      TableName: sharedCloud().env['TABLE_NAME'],
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': userPk(userId) },
      ConsistentRead: true,
    }),
  );
  return Items;
};

/** Rows anywhere in the table that contain `text`. */
export const rowsNaming = async (text: string) => {
  const { Items = [] } = await connect().send(
    new ScanCommand({ TableName: sharedCloud().env['TABLE_NAME'], ConsistentRead: true }),
  );
  return Items.filter((row) => JSON.stringify(row).includes(text));
};

/** The folder in `media/` that holds an account's files. */
export const mediaFolderOf = async (userId: string): Promise<string> => {
  const folder = (await users().find(userId))?.mediaFolder;
  if (folder === undefined) throw new Error(`The account ${userId} has no folder.`);
  return folder;
};

/** The keys of the files under a prefix, in the shared cloud or in a separate instance of the product. */
export const filesUnder = async (prefix: string, product: CloudFacts = sharedCloud()): Promise<string[]> => {
  const client = new S3Client({
    endpoint: product.standIns.s3,
    region: 'us-east-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  });
  const { Contents = [] } = await client.send(
    new ListObjectsV2Command({ Bucket: product.env['BUCKET_NAME'], Prefix: prefix }),
  );
  return Contents.map(({ Key = '' }) => Key);
};

/** The status of an execution; `machine` is the environment variable that holds the state machine’s ARN. */
export const executionStatus = async (
  machine:
    | 'FILM_MACHINE_ARN'
    | 'DELETION_MACHINE_ARN'
    | 'EXPORT_MACHINE_ARN'
    | 'STORYBOARD_MACHINE_ARN'
    | 'UPLOAD_MACHINE_ARN',
  name: string,
): Promise<string | undefined> => {
  const arn = sharedCloud().env[machine]?.replace(':stateMachine:', ':execution:');
  const { status } = await new SFNClient({}).send(
    new DescribeExecutionCommand({ executionArn: `${arn}:${name}` }),
  );
  return status;
};

/** The number of state transitions that Step Functions bills for a film execution: states entered plus retries. */
export const transitionsOf = async (name: string): Promise<number> => {
  const arn = sharedCloud().env['FILM_MACHINE_ARN']?.replace(':stateMachine:', ':execution:');
  const { events = [] } = await new SFNClient({}).send(
    new GetExecutionHistoryCommand({ executionArn: `${arn}:${name}`, maxResults: 1000 }),
  );
  const count = (kind: RegExp): number => events.filter(({ type = '' }) => kind.test(type)).length;
  return count(/StateEntered$/u) + count(/^TaskScheduled$/u) - count(/^TaskStateEntered$/u);
};
