import { BatchWriteCommand, DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { deleteRows } from '#functions/store/table/batch-delete.ts';
import { connect } from '#functions/store/table/table.ts';
import { mockAws } from '#test/support/cloud/aws-mock.ts';

const mock = mockAws(DynamoDBDocumentClient);
const table = { client: connect(), name: 'table' };
const rows = (count: number) => Array.from({ length: count }, (_, index) => ({ pk: 'p', sk: `s${index}` }));
const request = (sk: string) => ({ DeleteRequest: { Key: { pk: 'p', sk } } });
const sent = () =>
  mock.commandCalls(BatchWriteCommand).map(({ args }) => args[0].input.RequestItems?.['table']);

beforeEach(() => mock.reset());

describe('rows deleted in batches', () => {
  it('are sent in batches of DynamoDB’s maximum size', async () => {
    mock.on(BatchWriteCommand).resolves({});
    await deleteRows(table, rows(60));
    expect(sent().map((batch) => batch?.length)).toEqual([25, 25, 10]);
  });

  it('are resent on their own when DynamoDB leaves them unprocessed', async () => {
    mock
      .on(BatchWriteCommand)
      .resolvesOnce({ UnprocessedItems: { table: [request('s1'), request('s2')] } })
      .resolvesOnce({ UnprocessedItems: { table: [request('s2')] } })
      .resolves({ UnprocessedItems: {} });
    await deleteRows(table, rows(3));
    expect(sent()).toEqual([
      [request('s0'), request('s1'), request('s2')],
      [request('s1'), request('s2')],
      [request('s2')],
    ]);
  });

  it('make the step fail, so that it is retried, when DynamoDB never processes them', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    onTestFinished(() => void vi.restoreAllMocks());
    mock.on(BatchWriteCommand).resolves({ UnprocessedItems: { table: [request('s0')] } });
    await expect(deleteRows(table, rows(1))).rejects.toThrow('left rows undeleted');
  });
});
