import { afterAll } from 'vitest';
import { isUnderWay } from '#functions/domain/video/scene-edit.ts';
import { runs, series, videos } from '#functions/wiring/stores.ts';
import { seriesSchedules } from '#functions/wiring/workflows.ts';
import { clearScriptedFaults } from '#test/support/cloud/faults.ts';
import { useCloudEnvironment } from '#test/support/cloud/functions-here.ts';

const EVER = new Date('9999-01-01T00:00:00.000Z');

// Runs in every file that has a cloud, after its own last hook. Unfinished films and active series would keep the cloud
// busy while the next files run.
afterAll(async () => {
  useCloudEnvironment();
  for (const { ownerId, id } of await Array.fromAsync(series().due(EVER))) {
    await seriesSchedules().disarm(id);
    await series().remove(ownerId, id);
  }
  for (const { ownerId, seriesId } of await Array.fromAsync(runs().due(EVER)))
    await series().remove(ownerId, seriesId);
  for await (const video of videos().unfinished())
    if (isUnderWay(video)) await videos().withdraw(video.ownerId, video.id, new Date());
  await clearScriptedFaults();
});
