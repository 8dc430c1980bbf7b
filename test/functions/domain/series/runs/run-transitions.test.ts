import { expect, test } from 'vitest';
import {
  answeredBy,
  endedRun,
  filmingRun,
  heldRun,
  isGivenUp,
  remadeRun,
  rewrittenRun,
  waitingRun,
  waitsUntil,
} from '#functions/domain/series/runs/run-transitions.ts';
import { runOf } from '#test/support/series/series-of.ts';

const NOON = new Date('2026-11-10T12:00:00Z');
const run = runOf('ada');
const defined = (value: object): object => JSON.parse(JSON.stringify(value));

test('a creator has until the airing to answer, and at least an hour', () => {
  expect(answeredBy(run, NOON)).toBe(run.airing.at);
  expect(answeredBy(run, new Date('2026-11-10T17:00:00Z'))).toBe('2026-11-10T18:00:00.000Z');
  expect(answeredBy(run, new Date('2026-11-14T08:00:00Z'))).toBe('2026-11-14T09:00:00.000Z');
});

test('a run without a deadline for the answer ends thirty days after its airing', () => {
  expect(waitsUntil(run).toISOString()).toBe('2026-12-10T17:30:00.000Z');
});

test('a video that could not be started is given up on a day after its airing', () => {
  expect(isGivenUp(run, new Date('2026-11-11T17:30:00Z'))).toBe(false);
  expect(isGivenUp(run, new Date('2026-11-11T17:30:01Z'))).toBe(true);
});

test('each change creates a new version', () => {
  const filming = filmingRun(run, 'video', undefined, NOON);
  const asked = waitingRun(filming, 'video_waits', NOON);
  expect([
    filming.version,
    asked.version,
    endedRun(asked, 'approved', { by: 'creator' }, NOON).version,
  ]).toEqual([2, 3, 4]);
});

test('a held script keeps its reason until it is filmed', () => {
  const held = heldRun(run, 'alike', 'Much like “The Lamp”.', NOON);
  expect(held).toMatchObject({ status: 'held', held: 'alike', reason: 'Much like “The Lamp”.' });
  const filming = defined(filmingRun(held, 'video', 'creator', NOON));
  expect(filming).toMatchObject({ status: 'filming', videoId: 'video', endedBy: 'creator' });
  expect(filming).not.toHaveProperty('held');
  expect(filming).not.toHaveProperty('reason');
});

test('a run that has ended is not checked again', () => {
  const ended = defined(endedRun(run, 'skipped', { by: 'time', reason: 'Late.' }, NOON));
  expect(ended).toMatchObject({ status: 'skipped', endedBy: 'time', reason: 'Late.' });
  expect(ended).not.toHaveProperty('dueAt');
});

test('a remade run has a new story and no video yet, and keeps the id of the previous video', () => {
  const asked = waitingRun(filmingRun(run, 'first', undefined, NOON), 'video_waits', NOON);
  const post = { title: 'The Train', description: '', tags: [] };
  const again = defined(remadeRun({ ...asked, post }, { note: 'Shorter.', storyId: 'other' }, NOON));
  expect(again).toMatchObject({
    status: 'writing',
    round: 2,
    note: 'Shorter.',
    storyId: 'other',
    writes: 0,
    isWritten: false,
    earlierVideoIds: ['first'],
    idea: run.idea,
  });
  for (const gone of ['videoId', 'post', 'mostLike', 'reason', 'endedBy'])
    expect(again).not.toHaveProperty(gone);
  expect(rewrittenRun(run, NOON)).toMatchObject({ restarts: 1, status: run.status });
});
