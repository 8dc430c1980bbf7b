import {
  DescribeTableCommand,
  DescribeTimeToLiveCommand,
  DynamoDBClient,
  RestoreTableToPointInTimeCommand,
  TableAlreadyExistsException,
  UpdateContinuousBackupsCommand,
  UpdateTableCommand,
  UpdateTimeToLiveCommand,
} from '@aws-sdk/client-dynamodb';
import { beforeEach, expect, it } from 'vitest';
import { restoreTable } from '#functions/store/backup/restore-table.ts';
import { mockAws } from '#test/support/cloud/aws-mock.ts';

const AT = new Date('2026-11-19T12:00:00Z');
const order = { from: 'veilcast-prod', to: 'veilcast-prod-restored', at: AT };
const mock = mockAws(DynamoDBClient);
const client = () => new DynamoDBClient({ region: 'us-east-1' });

beforeEach(() => {
  mock.reset();
  mock.on(RestoreTableToPointInTimeCommand).resolves({});
  mock.on(DescribeTableCommand).resolves({ Table: { TableStatus: 'ACTIVE' } });
  mock.on(UpdateContinuousBackupsCommand).resolves({});
  mock.on(DescribeTimeToLiveCommand).resolves({ TimeToLiveDescription: { TimeToLiveStatus: 'DISABLED' } });
  mock.on(UpdateTimeToLiveCommand).resolves({});
  mock.on(UpdateTableCommand).resolves({});
});

const inputOf = (command: Parameters<typeof mock.commandCalls>[0]) =>
  mock.commandCalls(command).map((call) => call.args[0].input);

it('restores a table alongside the old one, with point-in-time recovery, time to live and deletion protection', async () => {
  await restoreTable(order, client());
  expect(inputOf(RestoreTableToPointInTimeCommand)).toEqual([
    { SourceTableName: order.from, TargetTableName: order.to, RestoreDateTime: AT },
  ]);
  expect(inputOf(UpdateContinuousBackupsCommand)).toEqual([
    {
      TableName: order.to,
      PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
    },
  ]);
  expect(inputOf(UpdateTimeToLiveCommand)).toEqual([
    { TableName: order.to, TimeToLiveSpecification: { Enabled: true, AttributeName: 'ttl' } },
  ]);
  expect(inputOf(UpdateTableCommand)).toEqual([{ TableName: order.to, DeletionProtectionEnabled: true }]);
});

it('resumes an interrupted restoration if the table already exists', async () => {
  mock
    .on(RestoreTableToPointInTimeCommand)
    .rejects(new TableAlreadyExistsException({ message: 'exists', $metadata: {} }));
  mock.on(DescribeTimeToLiveCommand).resolves({ TimeToLiveDescription: { TimeToLiveStatus: 'ENABLED' } });
  await restoreTable(order, client());
  expect(inputOf(UpdateTimeToLiveCommand)).toEqual([]);
  expect(inputOf(UpdateTableCommand)).toHaveLength(1);
});

it('fails and changes nothing when AWS can’t restore to the requested time', async () => {
  mock.on(RestoreTableToPointInTimeCommand).rejects(new Error('InvalidRestoreTimeException'));
  await expect(restoreTable(order, client())).rejects.toThrow('InvalidRestoreTimeException');
  expect(inputOf(UpdateTableCommand)).toEqual([]);
});
