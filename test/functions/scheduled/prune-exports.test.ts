import { describe, expect, it } from 'vitest';
import type { Export } from '#functions/domain/export/export.ts';
import type { Exports } from '#functions/domain/export/ports.ts';
import type { Media } from '#functions/domain/media/ports.ts';
import { pruneExports } from '#functions/scheduled/prune-exports/prune-exports.ts';

const NOW = new Date('2026-11-24T12:00:00Z');
const made = (more: Partial<Export>): Export => ({
  id: 'export-1',
  ownerId: 'ada',
  status: 'packing',
  requestedAt: '2026-11-24T11:58:00.000Z',
  ofDay: 1,
  dueAt: '2026-11-24T11:59:00.000Z',
  percent: 0,
  opened: 0,
  ...more,
});

const tend = async (item: Export) => {
  const done: string[] = [];
  const note = (what: string) => async () => void done.push(what);
  const exports = {
    fail: note('fail'),
    expire: note('expire'),
    markStarted: note('mark'),
  } as Partial<Exports> as Exports;
  const media = { eraseAll: note('erase') } as Partial<Media> as Media;
  const duty = pruneExports({
    exports: () => exports,
    exporter: () => ({ start: note('start') }),
    media: () => media,
    now: () => NOW,
  });
  return [await duty.tend(item), ...done];
};

describe('PruneExports', () => {
  it('starts an export whose request could not', async () => {
    expect(await tend(made({}))).toEqual(['started', 'start', 'mark']);
  });

  it('ends an export whose execution was lost', async () => {
    expect(await tend(made({ requestedAt: '2026-11-24T11:00:00.000Z' }))).toEqual(['failed', 'fail']);
  });

  it('deletes an archive before it says so', async () => {
    expect(await tend(made({ status: 'ready' }))).toEqual(['deleted', 'erase', 'expire']);
  });
});
