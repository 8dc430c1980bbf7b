import { afterAll } from 'vitest';
import { isUnderWay } from '#functions/domain/video/scene-edit.ts';
import { videos } from '#functions/wiring/stores.ts';
import { clearScriptedFaults } from '#test/support/cloud/faults.ts';
import { useCloudEnvironment } from '#test/support/cloud/functions-here.ts';

// Runs in every file that has a cloud, after its own last hook. Films that nobody waits for, and those that a later duty
// would find and start, take the time of the files that follow.
afterAll(async () => {
  useCloudEnvironment();
  for await (const video of videos().unfinished())
    if (isUnderWay(video)) await videos().withdraw(video.ownerId, video.id, new Date());
  await clearScriptedFaults();
});
