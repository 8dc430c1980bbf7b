import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { filmRun } from '#functions/services/series/filming/film-run.ts';
import { settleRun } from '#functions/services/series/filming/settle-run.ts';
import { useTable } from '#test/support/cloud/use-table.ts';
import { useRunStage } from '#test/support/series/run-stage.ts';
import { takeFrom } from '#test/support/values.ts';

const stage = useRunStage(useTable());

const film = async () => filmRun(stage.ports, await stage.run(), stage.now());
const settle = async () => settleRun(stage.ports, stage.ownerId, (await stage.run()).id, stage.now());

test('a finished video waits for its creator, who gets one letter with its poster', async () => {
  await stage.begin({ status: 'writing' });
  await film();
  await stage.end('complete');
  await settle();
  expect(await stage.run()).toMatchObject({ status: 'video_waits', dueAt: '2026-11-10T17:30:00.000Z' });
  expect(stage.letters).toMatchObject([
    { kind: 'run-waits', facts: { asked: 'video', series: 'Night Stories', poster: 'poster' } },
  ]);
});

test('the letter about a late video that is still waiting states its air time, not the deadline', async () => {
  await stage.begin({ status: 'writing' });
  await film();
  stage.films.wait(48 * 60);
  await stage.end('complete');
  const { airing, dueAt = '' } = await stage.run();
  expect(Date.parse(dueAt)).toBeGreaterThan(Date.parse(airing.at));
  expect(stage.letters).toMatchObject([{ kind: 'run-waits', facts: { until: airing.at } }]);
});

test('a finished video whose script was approved needs no second answer', async () => {
  await stage.begin({ status: 'filming', videoId: randomUUID(), endedBy: 'creator' });
  await film();
  await stage.end('complete');
  expect(await stage.run()).toMatchObject({ status: 'approved', endedBy: 'creator' });
  expect(stage.letters).toEqual([]);
});

// Proves series-video-operator-restricted-yet-see.
test('a deadline that approved a script does not approve a video that is waiting for an operator', async () => {
  await stage.begin({ status: 'filming', videoId: randomUUID(), endedBy: 'time' });
  await film();
  stage.state.dies = 'settle';
  await stage.end('complete');
  const [video] = takeFrom(await stage.videos());
  const find = async () => ({ ...video, review: 'held' as const });
  const ports = { ...stage.ports, videos: () => ({ ...stage.ports.videos(), find }) };
  const waits = await settleRun(ports, stage.ownerId, (await stage.run()).id, stage.now());
  expect(waits).toMatchObject({ status: 'video_waits' });
  expect(await stage.run()).toEqual(waits);
});

test('a failed video ends its run with a reason; once a retry succeeds, the run awaits an answer', async () => {
  await stage.begin({ status: 'writing' });
  await film();
  await stage.end('fail');
  const failed = await stage.run();
  expect(failed).toMatchObject({ status: 'failed', endedBy: 'product', reason: 'It failed.' });
  expect(await stage.balance()).toBe(30);
  await settle();
  expect(await stage.run()).toEqual(failed);
  await stage.films.retry(stage.ownerId, failed.videoId ?? '');
  await settle();
  expect(await stage.run()).toEqual(failed);
  stage.films.wait(24 * 60);
  await stage.end('complete');
  const waits = await stage.run();
  expect(waits).toMatchObject({ status: 'video_waits' });
  expect(waits).not.toHaveProperty('reason');
  expect(waits).not.toHaveProperty('endedBy');
  expect(Date.parse(waits.dueAt ?? '')).toBeGreaterThan(stage.now().getTime());
});

test('a run is skipped when its creator deletes the video, even while the run waits', async () => {
  await stage.begin({ status: 'writing' });
  await film();
  await stage.end('complete');
  await stage.films.remove(stage.ownerId, (await stage.run()).videoId ?? '');
  await settle();
  expect(await stage.run()).toMatchObject({
    status: 'skipped',
    endedBy: 'creator',
    reason: 'You deleted its video.',
  });
});

test('a run is settled within half an hour even if the event about its video is lost', async () => {
  await stage.begin({ status: 'writing' });
  await film();
  stage.state.dies = 'settle';
  await stage.end('complete');
  expect(await stage.run()).toMatchObject({ status: 'filming' });
  stage.films.wait(30);
  await stage.tend();
  expect(await stage.run()).toMatchObject({ status: 'video_waits' });
});

// Proves series-series-deleted-writes-films.
test('if a series is deleted during filming, its video becomes an ordinary one', async () => {
  await stage.begin({ status: 'writing' });
  const { videoId = '' } = await film();
  const { id, seriesId } = await stage.run();
  await stage.store.remove(stage.ownerId, seriesId);
  await stage.films.complete({ ownerId: stage.ownerId, videoId, attempt: 1 });
  expect(await settleRun(stage.ports, stage.ownerId, id, stage.now())).toBeUndefined();
  expect(await stage.videos()).toMatchObject([{ id: videoId, status: 'completed' }]);
});
