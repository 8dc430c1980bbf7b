import { describe, expect, test } from 'vitest';
import { filmRun } from '#functions/services/series/filming/film-run.ts';
import { auditLedgers } from '#functions/store/credits/ledger-audit.ts';
import { useTable } from '#test/support/cloud/use-table.ts';
import { useRunStage } from '#test/support/series/run-stage.ts';

const table = useTable();
const stage = useRunStage(table);

const film = async () => filmRun(stage.ports, await stage.run(), stage.now());

describe('the video of a run', () => {
  test('starts once for ten credits, and names its run and its payer', async () => {
    const { id } = await stage.begin({ status: 'writing' });
    const run = await film();
    expect(run).toMatchObject({ status: 'filming' });
    const [video, ...others] = await stage.videos();
    expect(others).toEqual([]);
    expect(video).toMatchObject({ id: run.videoId, run: id, status: 'generating', payer: { user: 'hash' } });
    expect(await stage.balance()).toBe(20);
    await film();
    await film();
    expect(await stage.videos()).toHaveLength(1);
    expect(await stage.balance()).toBe(20);
  });

  test('is created once even if the process is killed between choosing its id and storing the video', async () => {
    await stage.begin({ status: 'writing' });
    stage.state.dies = 'create';
    await expect(film()).rejects.toThrow('It died');
    expect(await stage.run()).toMatchObject({ status: 'filming' });
    expect(await stage.balance()).toBe(30);
    stage.state.dies = undefined;
    stage.films.wait(6);
    await stage.tend();
    await stage.tend();
    const videos = await stage.videos();
    expect(videos.map(({ id }) => id)).toEqual([(await stage.run()).videoId]);
    expect(await stage.balance()).toBe(20);
  });

  test('is created once even if it is started four times at once', async () => {
    await stage.plan('starter');
    const before = await stage.balance();
    await stage.begin({ status: 'writing' });
    stage.state.dies = 'create';
    await film().catch(() => undefined);
    stage.state.dies = undefined;
    const runs = await Promise.all([film(), film(), film(), film()]);
    expect(new Set(runs.map(({ videoId }) => videoId)).size).toBe(1);
    expect(await stage.videos()).toHaveLength(1);
    expect(await stage.balance()).toBe(before - 10);
    expect((await auditLedgers(table)).differences).toEqual([]);
  });

  test.each(['held', 'script_waits', 'video_waits', 'approved', 'skipped', 'failed'] as const)(
    'is not started by a late call for a run that is already %s',
    async (status) => {
      const run = await stage.begin({ status, ...(status === 'held' && { held: 'alike' }) });
      expect(await film()).toEqual(run);
      expect(await stage.videos()).toEqual([]);
    },
  );

  test('is not started again by a late call once it is finished', async () => {
    const run = await stage.begin({ status: 'writing' });
    await film();
    await stage.end('complete');
    await film();
    await filmRun(stage.ports, run, stage.now());
    expect(await stage.videos()).toHaveLength(1);
    expect(await stage.balance()).toBe(20);
  });

  test('has one id even if two calls start filming the run at once', async () => {
    const run = await stage.begin({ status: 'writing' });
    const both = await Promise.all([1, 2].map(() => filmRun(stage.ports, run, stage.now())));
    expect(both[0]?.videoId).toBe(both[1]?.videoId);
    expect(await stage.videos()).toHaveLength(1);
    expect(await stage.balance()).toBe(20);
  });
});

describe('the credit check', () => {
  test('skips the run with a reason that gives the amounts, returns its idea to the front, and lets the series continue', async () => {
    const run = await stage.begin({ status: 'writing' }, { approves: 'video' });
    await stage.ideas.add([{ ...run.idea, id: 'other' }]);
    await stage.films.create(run.ownerId);
    await stage.films.create(run.ownerId);
    await stage.films.create(run.ownerId);
    const ended = await film();
    const reason = 'A video costs 10 credits, and your account has 0 credits. Get more credits to make it.';
    expect(ended).toMatchObject({ status: 'skipped', endedBy: 'product', reason });
    expect(ended).not.toHaveProperty('dueAt', expect.anything());
    expect((await stage.ideas.list(run.ownerId, run.seriesId)).map(({ id }) => id)).toEqual([
      'idea',
      'other',
    ]);
    expect(await stage.series()).toMatchObject({ status: 'active', trouble: reason });
    expect(await stage.balance()).toBe(0);
  });

  test('pauses a series with a credit floor, and sends its creator a letter', async () => {
    await stage.begin({ status: 'writing' }, { creditFloor: 21 });
    expect(await film()).toMatchObject({ status: 'skipped' });
    expect(await stage.series()).toMatchObject({ status: 'paused', pause: { because: 'credits' } });
    expect(await stage.series()).not.toHaveProperty('next');
    expect(stage.letters.map(({ kind }) => kind)).toEqual(['series-paused']);
    expect(await stage.videos()).toEqual([]);
    expect(await stage.balance()).toBe(30);
  });

  test('allows a balance that ends up exactly at the floor', async () => {
    await stage.begin({ status: 'writing' }, { creditFloor: 20 });
    expect(await film()).toMatchObject({ status: 'filming' });
    expect(await stage.series()).toMatchObject({ status: 'active' });
  });
});

describe('a video that can’t be made', () => {
  // Proves series-account-suspended-script-video-waits.
  test('is skipped when the account is suspended, and its series pauses', async () => {
    stage.state.isSuspended = true;
    await stage.begin({ status: 'writing' });
    expect(await film()).toMatchObject({ status: 'skipped', endedBy: 'product' });
    expect(await stage.series()).toMatchObject({ pause: { because: 'suspended' } });
    expect(await stage.balance()).toBe(30);
  });

  test('fails with a reason when its story no longer exists', async () => {
    stage.state.story = undefined;
    await stage.begin({ status: 'writing' });
    const ended = await film();
    expect(ended).toMatchObject({ status: 'failed' });
    expect(ended.reason).toContain('deleted');
    expect(await stage.series()).toMatchObject({ trouble: ended.reason });
  });

  test('is held when it breaks the rules, and its creator gets a letter', async () => {
    stage.state.judge = async () => ({ class: 'threat', passage: 'I will find you' });
    await stage.begin({ status: 'writing' });
    expect(await film()).toMatchObject({
      status: 'held',
      held: 'rules',
      reason: expect.stringContaining('I will find you'),
    });
    expect(stage.letters.map(({ kind }) => kind)).toEqual(['run-held']);
    expect(await stage.balance()).toBe(30);
  });

  test('waits for the budget until a day after its air time, then leaves its idea to the next run', async () => {
    const { budget, ...rules } = await stage.ports.spendingRules();
    if (budget === undefined) throw new Error('There is no budget.');
    const none = { month: { ...budget.month, stage: 0 }, dayFloor: budget.dayFloor };
    const poor = { ...stage.ports, spendingRules: async () => ({ ...rules, budget: none }) };
    await stage.begin({ status: 'writing' });
    const waits = await filmRun(poor, await stage.run(), stage.now());
    expect(waits).toMatchObject({ status: 'filming' });
    expect(Date.parse(waits.dueAt ?? '')).toBe(stage.now().getTime() + 30 * 60_000);
    stage.films.wait(36 * 60);
    expect(await filmRun(poor, waits, stage.now())).toMatchObject({
      status: 'failed',
      reason: expect.stringContaining('No credits were used'),
    });
    expect(await stage.videos()).toEqual([]);
    const { ownerId, seriesId, idea } = waits;
    const [next] = await stage.ports.ideas().list(ownerId, seriesId);
    expect(next?.text).toBe(idea.text);
  });
});
