import { ListExecutionsCommand, SFNClient, StopExecutionCommand } from '@aws-sdk/client-sfn';
import { afterAll } from 'vitest';
import { isUnderWay } from '#functions/domain/video/video-edit.ts';
import { dueRows, series, videos } from '#functions/wiring/stores.ts';
import { clearScriptedFaults } from '#test/support/cloud/faults.ts';
import { useCloudEnvironment } from '#test/support/cloud/functions-here.ts';
import { sharedCloud } from '#test/support/cloud/shared-cloud.ts';

const EVER = new Date('9999-01-01T00:00:00.000Z');

/** Stops what is running in the cloud's workflows. */
const stopExecutions = async (): Promise<void> => {
  const stepFunctions = new SFNClient({});
  const machines = Object.entries(sharedCloud().env).filter(([name]) => name.endsWith('MACHINE_ARN'));
  for (const [, stateMachineArn] of machines) {
    const running = new ListExecutionsCommand({ stateMachineArn, statusFilter: 'RUNNING' });
    const { executions = [] } = await stepFunctions.send(running);
    for (const { executionArn } of executions)
      await stepFunctions.send(new StopExecutionCommand({ executionArn }));
  }
};

// Runs in every test file that has a cloud, after the last of the file’s own hooks. Unfinished work would keep the
// cloud busy while the next file runs, and use up that file's scripted faults.
afterAll(async () => {
  useCloudEnvironment();
  for (let shard = 0; shard < dueRows().shards; shard += 1)
    for (const { ownerId, item } of (await Array.fromAsync(dueRows().pages(shard, EVER))).flat()) {
      if (item.kind === 'series') await series().remove(ownerId, item.series.id);
      if (item.kind === 'run') await series().remove(ownerId, item.run.seriesId);
    }
  for await (const video of videos().unfinished())
    if (isUnderWay(video)) await videos().withdraw(video.ownerId, video.id, new Date());
  await stopExecutions();
  await clearScriptedFaults();
});
