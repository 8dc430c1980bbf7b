import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, it } from 'vitest';
import { ConditionsFailed, transact } from '#functions/store/table.ts';

const mock = mockClient(DynamoDBDocumentClient);
const table = { client: mock as unknown as DynamoDBDocumentClient, name: 'table' };
const cancelled = (...codes: string[]) =>
  new TransactionCanceledException({
    message: 'cancelled',
    $metadata: {},
    CancellationReasons: codes.map((Code) => ({ Code })),
  });

beforeEach(() => mock.reset());

describe('a transaction', () => {
  it('that conflicts with another or is throttled is tried again', async () => {
    mock
      .on(TransactWriteCommand)
      .rejectsOnce(cancelled('None', 'TransactionConflict'))
      .rejectsOnce(cancelled('ThrottlingError'))
      .resolves({});
    await transact(table, []);
    expect(mock.commandCalls(TransactWriteCommand)).toHaveLength(3);
  });

  it('whose condition fails is not tried again and names the item', async () => {
    mock.on(TransactWriteCommand).rejects(cancelled('None', 'ConditionalCheckFailed'));
    await expect(transact(table, [])).rejects.toEqual(new ConditionsFailed([1]));
    expect(mock.commandCalls(TransactWriteCommand)).toHaveLength(1);
  });

  it('that never gets through gives up', async () => {
    mock.on(TransactWriteCommand).rejects(cancelled('TransactionConflict'));
    await expect(transact(table, [])).rejects.toThrow('cancelled');
    expect(mock.commandCalls(TransactWriteCommand)).toHaveLength(12);
  });
});
