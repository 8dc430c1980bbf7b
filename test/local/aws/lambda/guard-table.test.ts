import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  TransactWriteCommand,
} from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FunctionLine } from '#infra/permissions/needs.ts';
import { withRightsOf } from '#local/aws/lambda/guard-table.ts';
import { type StandIn, startHttpService } from '#local/support/http-service.ts';

let table: StandIn;
let client: DynamoDBDocumentClient;
const asked: string[] = [];
beforeAll(async () => {
  table = await startHttpService((request, response) => {
    asked.push(String(request.headers['x-amz-target']));
    request.resume();
    response.writeHead(200, { 'content-type': 'application/x-amz-json-1.0' }).end('{}');
  });
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  client = DynamoDBDocumentClient.from(
    new DynamoDBClient({ endpoint: table.url, region: 'us-east-1', credentials }),
  );
});
afterAll(async () => {
  client.destroy();
  await table.close();
});

const TableName = 'veilcast';
const Key = { pk: 'USER#1', sk: 'PROFILE' };
const get = () => client.send(new GetCommand({ TableName, Key }));
const put = (pk: string) => client.send(new PutCommand({ TableName, Item: { pk, sk: 'x' } }));

/** The result of a table call by a function that has these permissions. */
const told = (rights: Partial<FunctionLine>, call: () => Promise<unknown>): Promise<unknown> =>
  withRightsOf('aFunction', { memoryMb: 512, timeoutSeconds: 10, ...rights }, () =>
    call().then(
      () => 'done',
      (error: unknown) => String(error),
    ),
  );

// Proves fair-function-table-code-reaches-nothing.
test('a function can make only the table calls that its permissions allow', async () => {
  expect(await told({ table: ['GetItem'] }, get)).toBe('done');
  expect(await told({ table: ['PutItem'] }, get)).toBe(
    'AccessDeniedException: aFunction has no right to dynamodb:GetItem.',
  );
  expect(asked).toEqual(['DynamoDB_20120810.GetItem']);
});

test('every part of a transaction needs its own permission', async () => {
  const both = () =>
    client.send(
      new TransactWriteCommand({
        TransactItems: [
          { Put: { TableName, Item: Key } },
          { ConditionCheck: { TableName, Key, ConditionExpression: 'attribute_exists(pk)' } },
        ],
      }),
    );
  expect(await told({ table: ['PutItem'] }, both)).toContain('dynamodb:ConditionCheckItem');
  expect(await told({ table: ['PutItem', 'ConditionCheckItem'] }, both)).toBe('done');
});

test('the index needs its own permission', async () => {
  const query = () => client.send(new QueryCommand({ TableName, IndexName: 'gsi1' }));
  expect(await told({ table: ['Query'] }, query)).toContain('Query of an index');
  expect(await told({ unfinishedIndex: true }, query)).toBe('done');
});

test('only a function with the audit permission can add to the audit trail', async () => {
  expect(await told({ table: ['PutItem'] }, () => put('AUDIT'))).toContain('of the audit trail');
  expect(await told({ table: ['PutItem'], audits: true }, () => put('AUDIT'))).toBe('done');
});

test('does not check calls made outside a function', async () => {
  expect(await get()).toMatchObject({ $metadata: { httpStatusCode: 200 } });
});
