import { describe, expect, it } from 'vitest';
import type { Run } from '#functions/domain/series/run.ts';
import { changedRun } from '#functions/domain/series/runs/change-run.ts';
import {
  endedRun,
  filmingRun,
  heldRun,
  LOOK_AGAIN_MS,
  lookedAtAgain,
  remadeRun,
  rewrittenRun,
  waitingRun,
} from '#functions/domain/series/runs/run-transitions.ts';
import { runOf } from '#test/support/series/series-of.ts';

const NOON = new Date('2026-11-10T12:00:00.000Z');
/** A run with every field that a run can have. */
const run: Run = {
  ...runOf('ada', { version: 4 }),
  note: 'Longer.',
  mostLike: { title: 'The Lost Lighthouse', percent: 49 },
  videoId: 'video',
  earlierVideoIds: ['earlier'],
  post: { title: 'The Train', description: '', tags: [] },
  reason: 'Much like “The Lamp”.',
  held: 'alike',
  endedBy: 'time',
  restarts: 1,
};
const changed = { ...run, version: 5, updatedAt: '2026-11-10T12:00:00.000Z' };
/** When the run airs, which is also the deadline for an answer. */
const AIRS = '2026-11-10T17:30:00.000Z';

describe('a change to a run', () => {
  it('increments the run’s version, and leaves the rest unchanged', () => {
    expect(changedRun(run, { note: undefined, writes: 3 }, NOON)).toEqual({
      ...changed,
      note: undefined,
      writes: 3,
    });
  });

  it.each(['script_waits', 'video_waits'] as const)('makes the run wait for its creator: %s', (status) => {
    expect(waitingRun(run, status, NOON)).toEqual({
      ...changed,
      status,
      reason: undefined,
      held: undefined,
      endedBy: undefined,
      dueAt: AIRS,
    });
  });

  it('holds the script, without a video', () => {
    expect(heldRun(run, 'rules', 'Too cruel.', NOON)).toEqual({
      ...changed,
      status: 'held',
      held: 'rules',
      reason: 'Too cruel.',
      videoId: undefined,
      endedBy: undefined,
      dueAt: AIRS,
    });
  });

  it.each(['creator', 'time', undefined] as const)(
    'starts filming, as %s decided, and schedules a check in five minutes',
    (by) => {
      expect(filmingRun(run, 'next', by, NOON)).toEqual({
        ...changed,
        status: 'filming',
        videoId: 'next',
        endedBy: by,
        reason: undefined,
        held: undefined,
        dueAt: '2026-11-10T12:05:00.000Z',
      });
    },
  );

  it('schedules the run’s next check for later', () => {
    expect(lookedAtAgain(run, LOOK_AGAIN_MS, NOON)).toEqual({
      ...changed,
      dueAt: '2026-11-10T12:30:00.000Z',
    });
  });

  it.each(['approved', 'skipped', 'failed'] as const)('ends the run: %s', (status) => {
    expect(endedRun(run, status, { by: 'product', reason: 'No credits.' }, NOON)).toEqual({
      ...changed,
      status,
      endedBy: 'product',
      reason: 'No credits.',
      held: undefined,
      dueAt: undefined,
    });
    expect(endedRun(run, status, { by: 'creator' }, NOON).reason).toBeUndefined();
  });

  it('starts another round, keeping nothing of the previous one except its video', () => {
    const again = {
      ...changed,
      status: 'writing',
      round: 2,
      note: 'Shorter.',
      storyId: 'other',
      writes: 0,
      restarts: 0,
      isWritten: false,
      mostLike: undefined,
      post: undefined,
      reason: undefined,
      held: undefined,
      endedBy: undefined,
      videoId: undefined,
      earlierVideoIds: ['earlier', 'video'],
      dueAt: '2026-11-10T12:15:00.000Z',
    };
    const asked = { note: 'Shorter.', storyId: 'other' };
    expect(remadeRun(run, asked, NOON)).toEqual(again);
    expect(remadeRun({ ...run, videoId: undefined }, asked, NOON).earlierVideoIds).toEqual(['earlier']);
  });

  it('starts writing the script again if that was lost', () => {
    expect(rewrittenRun(run, NOON)).toEqual({ ...changed, restarts: 2, dueAt: '2026-11-10T12:15:00.000Z' });
  });
});
