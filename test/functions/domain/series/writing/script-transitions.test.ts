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
const parts = { topic: 0.2, firstLine: 0.1, structure: 0.1, ending: 0 };
const passes: MostAlike = { id: 'one', title: 'The Lost Lighthouse', likeness: 0.4999, parts };
const repeats: MostAlike = {
  ...passes,
  likeness: 0.8,
  repetition: { parts: ['ending'], reason: 'The ending is too much like that of ‘The Lost Lighthouse’.' },
};

describe('a run up to its script', () => {
  it('begins with its idea and the number of its series’ runs', () => {
    const { idea, airing } = run;
    const begun = begunRun(
      { ...series, runs: 4 },
      { id: 'r', airing, begunBy: 'e', idea, storyId: 's' },
      NOW,
    );
    expect(begun).toMatchObject({ status: 'writing', version: 1, ordinal: 4, round: 1, writes: 0 });
    expect(nextStep(begun)).toBe('write');
  });

  it('is written three times at most when it repeats', () => {
    const second = rewritingRun(run, ['ending'], NOW);
    const third = rewritingRun(second, ['topic', 'ending'], NOW);
    expect([run, second, third].map(mayWriteAgain)).toEqual([true, true, false]);
    expect(third).toMatchObject({ status: 'writing', writes: 2, repeats: ['topic', 'ending'] });
    expect(nextStep(third)).toBe('write');
  });

  it('goes on to its video where videos are approved', () => {
    const written = writtenRun(run, story, passes, series, NOW);
    expect(written).toMatchObject({ status: 'writing', isWritten: true, writes: 1, version: 2 });
    expect(nextStep(written)).toBe('film');
  });

  it('waits for its creator until it airs where scripts are approved', () => {
    const written = writtenRun(run, story, undefined, asksForScripts, NOW);
    expect(written).toMatchObject({ status: 'script_waits', dueAt: run.airing.at, isWritten: true });
    expect(nextStep(written)).toBe('done');
  });

  it('says which earlier story it is most like, never rounded up to a repetition', () => {
    expect(writtenRun(run, story, passes, series, NOW).mostLike).toEqual({
      title: 'The Lost Lighthouse',
      percent: 49,
    });
    expect(writtenRun(run, story, undefined, series, NOW).mostLike).toBeUndefined();
  });

  it('is held when its last script repeats, and says what', () => {
    const held = writtenRun(run, story, repeats, asksForScripts, NOW);
    expect(held).toMatchObject({ status: 'held', held: 'alike', reason: repeats.repetition?.reason });
    expect(held.mostLike?.percent).toBe(80);
    expect(nextStep(held)).toBe('done');
  });

  it('has a post once it has a script', () => {
    expect(writtenRun(run, story, passes, series, NOW).post?.title).toBe('The Keeper');
  });
});
