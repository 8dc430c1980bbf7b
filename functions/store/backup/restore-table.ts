import {
  DescribeTimeToLiveCommand,
  DynamoDBClient,
  RestoreTableToPointInTimeCommand,
  TableAlreadyExistsException,
  UpdateContinuousBackupsCommand,
  UpdateTableCommand,
  UpdateTimeToLiveCommand,
  waitUntilTableExists,
} from '@aws-sdk/client-dynamodb';
import { timeLimits } from '#functions/runtime/time-limits.ts';

const ANSWER_LIMIT_MS = 10_000;
const MAX_ATTEMPTS = 6;
/** AWS takes minutes to hours for a restore, depending on the table. */
const WAIT = { maxWaitTime: 12 * 3600, minDelay: 5, maxDelay: 30 } as const;

interface Restoration {
  readonly from: string;
  /** The new table; reuses the table left by an interrupted run. */
  readonly to: string;
  readonly at: Date;
}

/**
 * Restores a table to a new table as it was at a given time, waits until that is done, and applies the settings that
 * AWS doesn’t restore: recovery, time to live and protection. Running it again resumes where it was interrupted.
 */
export const restoreTable = async (
  { from, to, at }: Restoration,
  client = new DynamoDBClient({ maxAttempts: MAX_ATTEMPTS, requestHandler: timeLimits(ANSWER_LIMIT_MS) }),
): Promise<void> => {
  try {
    await client.send(
      new RestoreTableToPointInTimeCommand({
        SourceTableName: from,
        TargetTableName: to,
        RestoreDateTime: at,
      }),
    );
  } catch (error) {
    if (!(error instanceof TableAlreadyExistsException)) throw error;
  }
  await waitUntilTableExists({ client, ...WAIT }, { TableName: to });
  await client.send(
    new UpdateContinuousBackupsCommand({
      TableName: to,
      PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
    }),
  );
  const { TimeToLiveDescription: ttl } = await client.send(new DescribeTimeToLiveCommand({ TableName: to }));
  if (ttl?.TimeToLiveStatus !== 'ENABLED' && ttl?.TimeToLiveStatus !== 'ENABLING')
    await client.send(
      new UpdateTimeToLiveCommand({
        TableName: to,
        TimeToLiveSpecification: { Enabled: true, AttributeName: 'ttl' },
      }),
    );
  await client.send(new UpdateTableCommand({ TableName: to, DeletionProtectionEnabled: true }));
};
