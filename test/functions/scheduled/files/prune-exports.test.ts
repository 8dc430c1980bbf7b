import { describe, expect, it } from 'vitest';
import type { Export } from '#functions/domain/export/export.ts';
import type { Exports } from '#functions/domain/export/ports.ts';
import type { Media } from '#functions/domain/media/ports.ts';
import type { WorkQueue } from '#functions/domain/queue/ports.ts';
import { pruneExports } from '#functions/scheduled/files/prune-exports.ts';
import { partial } from '#test/support/values.ts';

const NOW = new Date('2026-11-24T12:00:00Z');
const made = (more: Partial<Export>): Export => ({
  id: 'export-1',
  ownerId: 'ada',
  mediaFolder: 'folder',
  status: 'packing',
  requestedAt: '2026-11-24T11:58:00.000Z',
  ofDay: 1,
  dueAt: '2026-11-24T11:59:00.000Z',
  percent: 0,
  opened: 0,
  ...more,
});

const tend = async (item: Export, state?: 'waiting' | 'running') => {
  const done: string[] = [];
  const note = (what: string) => async () => void done.push(what);
  const exports = partial<Exports>({
    find: async () => item,
    markStarted: note('mark'),
    fail: note('fail'),
    expire: note('expire'),
  });
  const media = partial<Media>({ eraseAll: note('erase') });
  const queue = partial<WorkQueue>({
    stateOf: async () => state,
    join: note('join'),
    leave: note('leave'),
  });
  const none = () => undefined as never;
  const duty = pruneExports({
    exports: () => exports,
    exporter: () => ({ start: note('start') }),
    packs: () => queue,
    subscriptions: () => ({ subscription: async () => 'free' }),
    budgets: none,
    budget: none,
    media: () => media,
    now: () => NOW,
  });
  return [await duty.tend(item), ...done];
};

describe('PruneExports', () => {
  it('queues an export that is not queued yet, starts one that has a slot, and leaves a waiting one alone', async () => {
    expect(await tend(made({}))).toEqual(['queued', 'join']);
    expect(await tend(made({}), 'running')).toEqual(['started', 'start', 'mark']);
    expect(await tend(made({}), 'waiting')).toEqual(['left']);
  });

  it('ends an export whose execution was lost, or that has waited for a day', async () => {
    const over = ['failed', 'fail', 'leave'];
    expect(await tend(made({ startedAt: '2026-11-24T11:00:00.000Z' }), 'running')).toEqual(over);
    expect(await tend(made({ requestedAt: '2026-11-24T09:00:00.000Z' }), 'waiting')).toEqual(['left']);
    expect(await tend(made({ requestedAt: '2026-11-23T09:00:00.000Z' }), 'waiting')).toEqual(over);
  });

  it('deletes an archive before reporting it expired', async () => {
    expect(await tend(made({ status: 'ready' }))).toEqual(['deleted', 'erase', 'leave', 'expire']);
  });
});
