import { describe, expect, it } from 'vitest';
import type { MostAlike } from '#functions/domain/series/variety/variety-guard.ts';
import {
  begunRun,
  mayWriteAgain,
  nextStep,
  rewritingRun,
  writtenRun,
} from '#functions/domain/series/writing/script-transitions.ts';
import { ideaOf, runOf, seriesOf } from '#test/support/series/series-here.ts';

const NOW = new Date('2026-03-07T18:31:00.000Z');
const series = seriesOf('owner');
const asksForScripts = { choice: { ...series.choice, approves: 'script' as const } };
const run = runOf(ideaOf(series));
const story = {
  title: 'The Keeper',
  content: 'A keeper waits. Nobody comes.',
  category: 'Mystery',
  language: 'en',
} as const;
const passes: MostAlike = { id: 'one', title: 'The Lost Lighthouse', likeness: 0.4999 };
const repeats: MostAlike = {
  ...passes,
  likeness: 0.8,
  reason: 'It tells much the same as ‘The Lost Lighthouse’, in the same order.',
};

describe('a run up to its script', () => {
  it('starts with its idea, and gets the next number in its series', () => {
    const { idea, airing } = run;
    const begun = begunRun(
      { ...series, runs: 4 },
      { id: 'r', airing, begunBy: 'e', idea, storyId: 's' },
      NOW,
    );
    expect(begun).toMatchObject({ status: 'writing', version: 1, ordinal: 4, round: 1, writes: 0 });
    expect(nextStep(begun)).toBe('write');
  });

  it('has a repetitive script rewritten, with at most three attempts in all', () => {
    const second = rewritingRun(run, NOW);
    const third = rewritingRun(second, NOW);
    expect([run, second, third].map(mayWriteAgain)).toEqual([true, true, false]);
    expect(third).toMatchObject({ status: 'writing', writes: 2 });
    expect(nextStep(third)).toBe('write');
  });

  it('proceeds to its video if its creator approves videos', () => {
    const written = writtenRun(run, { story, alike: passes }, series, NOW);
    expect(written).toMatchObject({ status: 'writing', isWritten: true, writes: 1, version: 2 });
    expect(nextStep(written)).toBe('film');
  });

  it('waits for approval until its airing, if its creator approves scripts', () => {
    const written = writtenRun(run, { story, alike: undefined }, asksForScripts, NOW);
    expect(written).toMatchObject({ status: 'script_waits', dueAt: run.airing.at, isWritten: true });
    expect(nextStep(written)).toBe('done');
  });

  it('records which earlier story its script is most like, and rounds the percentage down', () => {
    expect(writtenRun(run, { story, alike: passes }, series, NOW).mostLike).toEqual({
      title: 'The Lost Lighthouse',
      percent: 49,
    });
    expect(writtenRun(run, { story, alike: undefined }, series, NOW).mostLike).toBeUndefined();
  });

  it('is held when its last script is a repetition, with a reason that names the repeated story', () => {
    const held = writtenRun(run, { story, alike: repeats }, asksForScripts, NOW);
    expect(held).toMatchObject({ status: 'held', held: 'alike', reason: repeats.reason });
    expect(held.mostLike?.percent).toBe(80);
    expect(nextStep(held)).toBe('done');
  });

  it('has a post once it has a script', () => {
    expect(writtenRun(run, { story, alike: passes }, series, NOW).post?.title).toBe('The Keeper');
  });
});

describe('a run in each state up to its script', () => {
  const begunAs = { id: 'r', airing: run.airing, begunBy: 'e', idea: run.idea, storyId: 's' };
  const dueAt = '2026-03-07T18:46:00.000Z';
  const updatedAt = NOW.toISOString();
  const post = { title: 'The Keeper', description: 'A keeper waits.', tags: ['keeper'] };

  it('has all its fields when it starts', () => {
    expect(begunRun({ ...series, runs: 4 }, begunAs, NOW)).toEqual({
      ...begunAs,
      ownerId: 'owner',
      seriesId: series.id,
      version: 1,
      status: 'writing',
      ordinal: 4,
      round: 1,
      writes: 0,
      isWritten: false,
      earlierVideoIds: [],
      dueAt,
      restarts: 0,
      createdAt: updatedAt,
      updatedAt,
    });
  });

  it('has all its fields when its script has to be rewritten', () => {
    const again = { ...run, version: 2, writes: 1, dueAt, updatedAt };
    expect(rewritingRun(run, NOW)).toEqual(again);
  });

  it('has all its fields once its script is written, whether it goes on to film, waits for an answer or is held', () => {
    const written = { ...run, version: 2, writes: 1, isWritten: true, post, updatedAt };
    const mostLike = { title: 'The Lost Lighthouse', percent: 49 };
    const was = { ...run, mostLike: { title: 'Old', percent: 9 } };
    expect(writtenRun(was, { story, alike: passes }, series, NOW)).toEqual({
      ...written,
      dueAt,
      mostLike,
    });
    expect(writtenRun(was, { story, alike: undefined }, asksForScripts, NOW)).toEqual({
      ...written,
      status: 'script_waits',
      dueAt: run.airing.at,
      mostLike: undefined,
    });
    expect(writtenRun(was, { story, alike: repeats }, series, NOW)).toEqual({
      ...written,
      status: 'held',
      held: 'alike',
      reason: repeats.reason,
      dueAt: run.airing.at,
      mostLike: { title: 'The Lost Lighthouse', percent: 80 },
    });
  });

  it.each([
    ['writing', false, undefined, 'write'],
    ['writing', true, undefined, 'film'],
    ['writing', false, 'v', 'write'],
    ['filming', true, 'v', 'film'],
    ['filming', true, undefined, 'done'],
    ['held', true, 'v', 'done'],
    ['script_waits', true, undefined, 'done'],
    ['video_waits', true, 'v', 'done'],
    ['approved', true, 'v', 'done'],
  ] as const)(
    'with the status %s, written: %s, video: %s, has the next step %s',
    (status, isWritten, videoId, step) => {
      expect(nextStep({ ...run, status, isWritten, ...(videoId && { videoId }) })).toBe(step);
    },
  );
});
