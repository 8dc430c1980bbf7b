import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { RUN_ROUNDS_MAX } from '#contract/catalogue.ts';
import { approveAnswered, skipAnswered } from '#functions/services/series/answers/answer-run.ts';
import { remakeAnswered } from '#functions/services/series/answers/remake-run.ts';
import { filmRun } from '#functions/services/series/filming/film-run.ts';
import { useTable } from '#test/support/cloud/use-table.ts';
import { type RunStage, useRunStage } from '#test/support/series/run-stage.ts';

const stage = useRunStage(useTable());

const approve = async (seen = stage.answered()) => approveAnswered(stage.ports, await seen, stage.now());
const skip = async (seen = stage.answered()) => skipAnswered(stage.ports, await seen, stage.now());
const remake = async (note = 'Shorter, please.', seen = stage.answered()) =>
  remakeAnswered(stage.ports, { ...(await seen), note }, stage.now());
/** Films the run until its video awaits the creator’s answer. */
const filmed = async (choice: Parameters<RunStage['begin']>[1] = {}) => {
  await stage.begin({ status: 'writing' }, choice);
  await filmRun(stage.ports, await stage.run(), stage.now());
  await stage.end('complete');
};

describe('a creator', () => {
  test('can approve a script: the video is made from its latest text, and needs no second answer', async () => {
    await stage.begin({}, { approves: 'script' });
    if (stage.state.story !== undefined) stage.state.story = { ...stage.state.story, title: 'Edited since' };
    expect(await approve()).toMatchObject({ status: 'filming', endedBy: 'creator' });
    expect(await stage.videos()).toMatchObject([{ title: 'Edited since' }]);
    await stage.end('complete');
    expect(await stage.run()).toMatchObject({ status: 'approved' });
  });

  // Proves series-plan-ended-shrunk-script-waits.
  test('can still approve a script after the plan ends, and pays for the video as usual', async () => {
    await stage.begin();
    const { subscription } = await stage.ports.balances().account(stage.ownerId, stage.now());
    expect(subscription, 'a plan without series').toBe('free');
    expect(await approve()).toMatchObject({ status: 'filming' });
    expect(await stage.balance()).toBe(20);
  });

  test('can approve a video', async () => {
    await filmed();
    expect(await approve()).toMatchObject({ status: 'approved', endedBy: 'creator' });
    expect(await stage.balance()).toBe(20);
  });

  // Proves rule-change-video-folds-in-moderation.
  test('can’t approve a video awaiting an operator, whether or not they approved its script', async () => {
    await stage.begin({}, { approves: 'script' });
    await approve();
    await stage.films.store.review(stage.ownerId, (await stage.run()).videoId ?? '', 'held');
    await stage.end('complete');
    expect(await stage.run()).toMatchObject({ status: 'video_waits' });
    await expect(approve()).rejects.toMatchObject({ code: 'held' });
    expect(await stage.run()).toMatchObject({ status: 'video_waits' });
  });

  test('can use a repetitive script anyway, and is still asked about the video', async () => {
    await stage.begin(
      { status: 'held', held: 'alike', reason: 'Much like “The Lamp”.' },
      { approves: 'video' },
    );
    await approve();
    await stage.end('complete');
    expect(await stage.run()).toMatchObject({ status: 'video_waits' });
  });

  test('can’t approve a script that breaks the rules, but can skip it', async () => {
    await stage.begin({ status: 'held', held: 'rules', reason: 'This looks like a threat.' });
    await expect(approve()).rejects.toMatchObject({
      code: 'against_rules',
      message: 'This looks like a threat.',
    });
    expect(await skip()).toMatchObject({ status: 'skipped', endedBy: 'creator' });
  });

  test('can skip a video, and still keeps it', async () => {
    await filmed();
    expect(await skip()).toMatchObject({ status: 'skipped', endedBy: 'creator' });
    expect(await stage.videos()).toMatchObject([{ status: 'completed' }]);
  });

  test('can’t approve a video they deleted', async () => {
    await filmed();
    const seen = stage.answered();
    await stage.films.remove(stage.ownerId, (await stage.run()).videoId ?? '');
    await expect(approve(seen)).rejects.toMatchObject({
      code: 'run_changed',
      message: expect.stringContaining('It was skipped.'),
    });
  });

  test('can’t answer while the video is being made, or once the run is over', async () => {
    await stage.begin({ status: 'filming', videoId: randomUUID() });
    for (const answer of [approve, skip, remake])
      await expect(answer()).rejects.toMatchObject({ code: 'run_changed' });
  });

  test('can’t answer after the deadline', async () => {
    await stage.begin({ status: 'skipped', endedBy: 'time' });
    await expect(skip()).rejects.toMatchObject({
      message: 'Your answer came too late. It was skipped.',
    });
  });
});

describe('answers from several windows', () => {
  // Proves series-two-tabs-approve-answer-differently.
  test('make one video when all approve at once, and the later windows show the state of the run', async () => {
    await stage.begin({}, { approves: 'script' });
    const seen = stage.answered();
    const outcomes = await Promise.allSettled([approve(seen), approve(seen), approve(seen)]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected')
        expect(outcome.reason).toMatchObject({
          code: 'run_changed',
          message: 'This was answered or changed in another window. Its video is being made.',
        });
    expect(await stage.videos()).toHaveLength(1);
    expect(await stage.balance()).toBe(20);
  });

  // Proves series-two-tabs-approve-answer-differently.
  test('are refused, except for one, when they conflict', async () => {
    await filmed();
    const seen = stage.answered();
    const outcomes = await Promise.allSettled([approve(seen), skip(seen), remake('Other.', seen)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected']);
    expect(['approved', 'skipped', 'writing']).toContain((await stage.run()).status);
  });
});

describe('an approval that can’t be carried out at once', () => {
  test('leaves the run unchanged when there are too few credits, and the refusal states the credit floor', async () => {
    await stage.begin({}, { approves: 'script', creditFloor: 21 });
    const before = await stage.run();
    await expect(approve()).rejects.toMatchObject({
      code: 'limit_reached',
      message: expect.stringContaining('You want to keep 21 credits'),
    });
    expect(await stage.run()).toEqual(before);
    expect(await stage.series()).toMatchObject({ status: 'active' });
  });

  test('keeps the run waiting when the story is gone', async () => {
    await stage.begin({}, { approves: 'script' });
    stage.state.story = undefined;
    await expect(approve()).rejects.toMatchObject({ code: 'not_found' });
    const run = await stage.run();
    expect(run).toMatchObject({ status: 'script_waits', dueAt: '2026-11-10T17:30:00.000Z' });
    expect(run).not.toHaveProperty('videoId');
  });

  test('holds the run when the edited story breaks the rules', async () => {
    await stage.begin({}, { approves: 'script' });
    stage.state.judge = async () => ({ class: 'threat' });
    await expect(approve()).rejects.toMatchObject({ code: 'against_rules' });
    expect(await stage.run()).toMatchObject({ status: 'held', held: 'rules' });
    expect(await stage.balance()).toBe(30);
  });

  test('is finished by TendDue, with one video, when the process is killed', async () => {
    await stage.begin({}, { approves: 'script' });
    stage.state.dies = 'create';
    await expect(approve()).rejects.toThrow('It died');
    stage.state.dies = undefined;
    stage.films.wait(6);
    await stage.tend();
    expect(await stage.videos()).toHaveLength(1);
    await stage.end('complete');
    expect(await stage.run()).toMatchObject({ status: 'approved', endedBy: 'creator' });
  });
});

describe('a remade run', () => {
  test('gets a new script that follows the note, and keeps its first video', async () => {
    await filmed();
    const { videoId, id } = await stage.run();
    expect(await remake('Less rain.')).toMatchObject({
      status: 'writing',
      round: 2,
      note: 'Less rain.',
      earlierVideoIds: [videoId],
    });
    expect(stage.started).toEqual([`${id}-2`]);
    expect(await stage.balance()).toBe(20);
  });

  test('needs credits for its next video', async () => {
    await filmed({ creditFloor: 11 });
    await expect(remake()).rejects.toMatchObject({ code: 'limit_reached' });
    expect(stage.started).toEqual([]);
  });

  test('costs nothing if it has no video yet', async () => {
    await stage.begin({}, { creditFloor: 30 });
    expect(await remake()).toMatchObject({ status: 'writing', earlierVideoIds: [] });
  });

  // Proves series-script-made-again-without-end.
  test('gets at most ten scripts, because they cost nothing before there is a video', async () => {
    await stage.begin({ round: RUN_ROUNDS_MAX - 1 });
    expect(await remake()).toMatchObject({ round: RUN_ROUNDS_MAX });
    const last = await stage.run();
    const waits = { ...last, status: 'script_waits', version: last.version + 1 } as const;
    await stage.runs.replace(last, waits);
    await expect(remake()).rejects.toMatchObject({
      code: 'conflict',
      message:
        'Its script has been written 10 times, which is the most. Use this one, unless it is held, or skip it.',
    });
    expect(await stage.run()).toEqual(waits);
    expect(stage.started).toHaveLength(1);
  });

  test('is refused if its note breaks the rules', async () => {
    await stage.begin();
    stage.state.judge = async (text) => (text.includes('threat') ? { class: 'threat' } : undefined);
    await expect(remake('A threat.')).rejects.toMatchObject({ code: 'against_rules' });
    expect(await stage.run()).toMatchObject({ status: 'script_waits', version: 1 });
  });

  test('gets its script 15 minutes later if the state machine is unavailable', async () => {
    await stage.begin();
    const away = { start: async () => Promise.reject(new Error('Away')) };
    const seen = { ...(await stage.answered()), note: 'Shorter.' };
    await remakeAnswered({ ...stage.ports, runStarter: () => away }, seen, stage.now());
    stage.films.wait(16);
    await stage.tend();
    expect(stage.started).toEqual([`${(await stage.run()).id}-2-1`]);
  });
});
