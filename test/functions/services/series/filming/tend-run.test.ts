import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { DutyIncomplete, runDuty } from '#functions/runtime/step/run-duty.ts';
import { tendDue } from '#functions/scheduled/films/tend-due.ts';
import { filmRun } from '#functions/services/series/filming/film-run.ts';
import { useTable } from '#test/support/cloud/use-table.ts';
import { type RunStage, useRunStage } from '#test/support/series/run-stage.ts';
import { runOf, SERIES_ID } from '#test/support/series/series-of.ts';

const stage = useRunStage(useTable());

const HOUR = 60;
const OTHER = `${SERIES_ID}-202611101900`;
const untilAiring = () => stage.films.wait(6 * HOUR);
const filmed = async (choice: Parameters<RunStage['begin']>[1]) => {
  await stage.begin({ status: 'writing' }, choice);
  await filmRun(stage.ports, await stage.run(), stage.now());
  await stage.end('complete');
};

describe('without an answer by the deadline', () => {
  test('nothing happens until the deadline has passed', async () => {
    await stage.begin({}, { unanswered: 'skip' });
    stage.films.wait(5 * HOUR);
    await stage.tend();
    expect(await stage.run()).toMatchObject({ status: 'script_waits', version: 1 });
  });

  test('a run is skipped when its series is set to skip', async () => {
    await filmed({ unanswered: 'skip' });
    untilAiring();
    await stage.tend();
    expect(await stage.run()).toMatchObject({
      status: 'skipped',
      endedBy: 'time',
      reason: 'There was no answer in time.',
    });
  });

  test('a video is approved when its series is set to go on', async () => {
    await filmed({ unanswered: 'go_on' });
    untilAiring();
    await stage.tend();
    expect(await stage.run()).toMatchObject({ status: 'approved', endedBy: 'time' });
  });

  test('a script is filmed when its series is set to go on, and its video needs no answer', async () => {
    await stage.begin({}, { unanswered: 'go_on', approves: 'script' });
    untilAiring();
    await stage.tend();
    expect(await stage.run()).toMatchObject({ status: 'filming' });
    expect(await stage.balance()).toBe(20);
    await stage.end('complete');
    expect(await stage.run()).toMatchObject({ status: 'approved', endedBy: 'time' });
  });

  test('a run otherwise waits thirty days, and is then skipped', async () => {
    await filmed({ unanswered: 'wait' });
    untilAiring();
    await stage.tend();
    expect(await stage.run()).toMatchObject({ status: 'video_waits', dueAt: '2026-12-10T17:30:00.000Z' });
    stage.films.wait(29 * 24 * HOUR);
    await stage.tend();
    expect(await stage.run()).toMatchObject({ status: 'video_waits' });
    stage.films.wait(2 * 24 * HOUR);
    await stage.tend();
    expect(await stage.run()).toMatchObject({
      status: 'skipped',
      endedBy: 'time',
      reason: 'There was no answer for 30 days.',
    });
  });

  test.each(['alike', 'rules'] as const)(
    'a held script (%s) is not filmed on its creator’s behalf',
    async (held) => {
      await stage.begin({ status: 'held', held, reason: 'Why.' }, { unanswered: 'go_on' });
      untilAiring();
      await stage.tend();
      expect(await stage.run()).toMatchObject({ status: 'held', held });
      expect(await stage.videos()).toEqual([]);
    },
  );

  // Proves series-account-suspended-script-video-waits.
  test('nothing is approved for a suspended account', async () => {
    await filmed({ unanswered: 'go_on' });
    stage.state.isSuspended = true;
    untilAiring();
    await stage.tend();
    expect(await stage.run()).toMatchObject({ status: 'video_waits', dueAt: '2026-12-10T17:30:00.000Z' });
  });

  test('a script is skipped when there are too few credits', async () => {
    await stage.begin({}, { unanswered: 'go_on', approves: 'script', creditFloor: 25 });
    untilAiring();
    await stage.tend();
    expect(await stage.run()).toMatchObject({ status: 'skipped', endedBy: 'product' });
    expect(await stage.series()).toMatchObject({ status: 'paused' });
    expect(await stage.balance()).toBe(30);
  });
});

describe('after lost work', () => {
  test('writing restarts three times, then the run fails and its idea waits', async () => {
    const { id, ownerId, seriesId } = await stage.begin({ status: 'writing', isWritten: false });
    for (let time = 0; time < 5; time += 1) {
      stage.films.wait(8 * HOUR);
      await stage.tend();
    }
    expect(stage.started.filter((once) => once.startsWith(id))).toEqual([
      `${id}-1-1`,
      `${id}-1-2`,
      `${id}-1-3`,
    ]);
    expect(await stage.run()).toMatchObject({ status: 'failed', endedBy: 'product' });
    expect(await stage.ideas.list(ownerId, seriesId)).toHaveLength(1);
    expect(await stage.series()).toMatchObject({ trouble: expect.stringContaining('script') });
  });

  test('a written script is filmed if its video was never started', async () => {
    await stage.begin({ status: 'writing' });
    untilAiring();
    await stage.tend();
    expect(await stage.run()).toMatchObject({ status: 'filming' });
    expect(await stage.videos()).toHaveLength(1);
    expect(stage.started).toEqual([]);
  });

  test('a video in progress is checked again half an hour later', async () => {
    await stage.begin({ status: 'writing' });
    await filmRun(stage.ports, await stage.run(), stage.now());
    stage.films.wait(6);
    await stage.tend();
    const { dueAt = '', status } = await stage.run();
    expect(status).toBe('filming');
    expect(Date.parse(dueAt)).toBeGreaterThan(stage.now().getTime() + 29 * 60_000);
  });

  test('a video that can’t be started for a day fails; until then, every run of the duty reports it', async () => {
    await stage.begin({ status: 'filming', videoId: randomUUID() });
    stage.state.dies = 'create';
    stage.films.wait(7 * HOUR);
    await expect(stage.tend()).rejects.toThrow(DutyIncomplete);
    stage.films.wait(24 * HOUR);
    await stage.tend();
    expect(await stage.run()).toMatchObject({
      status: 'failed',
      reason: 'We couldn’t begin its video. No credits were used.',
    });
  });

  test('one failing row doesn’t hold up the others', async () => {
    const first = await stage.begin({ status: 'filming', videoId: randomUUID() }, { unanswered: 'skip' });
    const before = await stage.series();
    if (before === undefined) throw new Error('The series is gone.');
    const idea = { ...first.idea, id: 'second' };
    await stage.ideas.add([idea]);
    await stage.runs.begin({ ...runOf(first.ownerId), id: OTHER, idea }, { before, after: before });
    stage.state.dies = 'create';
    untilAiring();
    await expect(runDuty(tendDue(stage.ports))).rejects.toThrow('1 of 2 failed');
    expect(await stage.runs.find(first.ownerId, OTHER)).toMatchObject({ status: 'skipped' });
  });
});
