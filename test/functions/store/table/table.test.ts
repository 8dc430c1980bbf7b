import { createServer } from 'node:http';
import { DynamoDBDocumentClient, GetCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { EVENTS } from '#functions/runtime/telemetry/event-names.ts';
import { log } from '#functions/runtime/telemetry/log.ts';
import { ConditionsFailed, connect, parseRow, transact } from '#functions/store/table/table.ts';
import { closeServer, listen } from '#local/support/http-service.ts';
import { mockAws } from '#test/support/cloud/aws-mock.ts';
import { cancelled } from '#test/support/cloud/cancelled.ts';

const mock = mockAws(DynamoDBDocumentClient);
const table = { client: connect(), name: 'table' };

beforeEach(() => mock.reset());

describe('a transaction', () => {
  it('is retried when it conflicts with another transaction or is throttled', async () => {
    mock
      .on(TransactWriteCommand)
      .rejectsOnce(cancelled('None', 'TransactionConflict'))
      .rejectsOnce(cancelled('ThrottlingError'))
      .resolves({});
    await transact(table, []);
    expect(mock.commandCalls(TransactWriteCommand)).toHaveLength(3);
  });

  it('is not retried when a condition fails, and its error names the item', async () => {
    mock.on(TransactWriteCommand).rejects(cancelled('None', 'ConditionalCheckFailed'));
    await expect(transact(table, [])).rejects.toEqual(new ConditionsFailed([1]));
    expect(mock.commandCalls(TransactWriteCommand)).toHaveLength(1);
  });

  it('gives up after its last retry', async () => {
    mock.on(TransactWriteCommand).rejects(cancelled('TransactionConflict'));
    await expect(transact(table, [])).rejects.toThrow('cancelled');
    expect(mock.commandCalls(TransactWriteCommand)).toHaveLength(12);
  });
});

describe('a row', () => {
  it('is skipped when it doesn’t match its schema, with a log line that names it but contains no values', () => {
    const line = vi.spyOn(log, 'warn').mockReturnValue(undefined);
    const row = { pk: 'USER#ada', sk: 'PROFILE', name: 7, secret: 'plain' };
    expect(parseRow(z.object({ name: z.string() }), row)).toBeUndefined();
    expect(line.mock.calls).toEqual([
      [{ event: EVENTS.rowSkipped, pk: 'USER#ada', sk: 'PROFILE', where: 'name' }],
    ]);
    line.mockRestore();
  });
});

describe('a read', () => {
  it('is retried after throttling, and succeeds', async () => {
    let refusals = 2;
    const server = createServer((_, response) => {
      refusals -= 1;
      const type = 'com.amazonaws.dynamodb.v20120810#ProvisionedThroughputExceededException';
      response.writeHead(refusals >= 0 ? 400 : 200, { 'content-type': 'application/x-amz-json-1.0' });
      response.end(
        JSON.stringify(
          refusals >= 0 ? { __type: type, message: 'slow down' } : { Item: { pk: { S: 'here' } } },
        ),
      );
    });
    const port = await listen(server);
    vi.stubEnv('AWS_ENDPOINT_URL_DYNAMODB', `http://127.0.0.1:${port}`);
    vi.stubEnv('AWS_REGION', 'us-east-1');
    vi.stubEnv('AWS_ACCESS_KEY_ID', 'local');
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'local');
    mock.restore();
    const { Item } = await connect().send(new GetCommand({ TableName: 'table', Key: { pk: 'p', sk: 's' } }));
    expect([Item, refusals]).toEqual([{ pk: 'here' }, -1]);
    vi.unstubAllEnvs();
    await closeServer(server);
  });
});
