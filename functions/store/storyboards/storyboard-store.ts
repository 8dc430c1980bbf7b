import type { Storyboards } from '#functions/domain/storyboard/ports.ts';
import { Storyboard } from '#functions/domain/storyboard/storyboard.ts';
import { readMediaFolder } from '#functions/store/account/media-folder-rows.ts';
import { LOCK_ROUNDS } from '#functions/store/credits/credit-store.ts';
import { listPage } from '#functions/store/table/pages.ts';
import { ConditionsFailed, type Table, tryTransact } from '#functions/store/table/table.ts';
import { changedRow, closing, newRow, openIdOf, opening, readStoryboard } from './storyboard-row.ts';

export const storyboardStore = (table: Table): Storyboards => {
  const find: Storyboards['find'] = async (ownerId, id) => {
    const found = await readStoryboard(table, ownerId, id);
    return found?.discardedAt === undefined ? found : undefined;
  };

  return {
    find,
    ofStory: async (ownerId, storyId) => {
      const id = await openIdOf(table, ownerId, storyId);
      return id === undefined ? undefined : find(ownerId, id);
    },
    open: async (ownerId, make) => {
      for (let round = 1; ; round += 1) {
        const { place, check } = await readMediaFolder(table, ownerId);
        const storyboard = make(place);
        const failed = await tryTransact(table, [
          opening(table, storyboard),
          newRow(table, storyboard),
          ...check,
        ]);
        if (failed === undefined) return { kind: 'opened', storyboard };
        if (failed.includes(0)) {
          const id = await openIdOf(table, ownerId, storyboard.storyId);
          return id === undefined ? { kind: 'too_many' } : { kind: 'known', id };
        }
        if (round >= LOCK_ROUNDS) throw new ConditionsFailed(failed);
      }
    },
    list: (ownerId, cursor) =>
      listPage(table, {
        ownerId,
        prefix: 'STORYBOARD#',
        schema: Storyboard,
        cursor,
        keep: ({ videoId, discardedAt }) => videoId === undefined && discardedAt === undefined,
      }),
    replace: async (before, after) =>
      (await tryTransact(table, [changedRow(table, before, after)])) === undefined,
    discard: async (ownerId, id, now) => {
      for (let round = 1; round <= LOCK_ROUNDS; round += 1) {
        const before = await find(ownerId, id);
        if (before === undefined) return 'gone';
        if (before.videoId !== undefined) return 'filmed';
        const after = { ...before, discardedAt: now.toISOString() };
        const failed = await tryTransact(table, [changedRow(table, before, after), closing(table, before)]);
        if (failed === undefined) return 'discarded';
      }
      throw new Error(`No transaction went through in ${LOCK_ROUNDS} rounds`);
    },
  };
};
