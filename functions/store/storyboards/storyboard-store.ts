import { draftUntil } from '#functions/domain/storyboard/due.ts';
import { discarded, withoutDraft } from '#functions/domain/storyboard/endings.ts';
import { started } from '#functions/domain/storyboard/painting.ts';
import type { Storyboards } from '#functions/domain/storyboard/ports.ts';
import { Storyboard } from '#functions/domain/storyboard/storyboard.ts';
import { readMediaFolder } from '#functions/store/account/media-folder-rows.ts';
import { LOCK_ROUNDS } from '#functions/store/credits/credit-store.ts';
import { keys } from '#functions/store/table/keys.ts';
import { listPage } from '#functions/store/table/pages.ts';
import { rowsUnder } from '#functions/store/table/rows.ts';
import { STORYBOARD_PREFIX, storyboardKey } from '#functions/store/table/storyboard-keys.ts';
import {
  ConditionsFailed,
  parseRow,
  type Table,
  transact,
  tryTransact,
} from '#functions/store/table/table.ts';
import { outOfRounds } from '#functions/store/videos/video-credits.ts';
import { discarding, draftEndings } from './draft-endings.ts';
import { endPicture } from './picture-endings.ts';
import { orderPictures } from './picture-order.ts';
import { createFromStoryboard } from './storyboard-film.ts';
import { changedRow, closing, findStoryboard, newRow, openIdOf, opening } from './storyboard-row.ts';
import { endSpeech, reserveSpeech } from './storyboard-speech.ts';

export const storyboardStore = (table: Table): Storyboards => {
  const find: Storyboards['find'] = async (ownerId, id) => {
    const found = await findStoryboard(table, ownerId, id);
    return found?.discardedAt === undefined ? found : undefined;
  };

  const replace: Storyboards['replace'] = async (before, after) =>
    (await tryTransact(table, [changedRow(table, before, after)])) === undefined;

  const discard: Storyboards['discard'] = async (ownerId, id, now) => {
    for (let round = 1; round <= LOCK_ROUNDS; round += 1) {
      const before = await find(ownerId, id);
      if (before === undefined) return 'gone';
      if (before.videoId !== undefined) return 'filmed';
      const failed = await tryTransact(table, [
        closing(table, before),
        ...(await discarding(table, before, now)),
      ]);
      if (failed === undefined) return 'discarded';
    }
    throw outOfRounds();
  };

  return {
    find,
    replace,
    discard,
    ofStory: async (ownerId, storyId) => {
      const id = await openIdOf(table, ownerId, storyId);
      return id === undefined ? undefined : find(ownerId, id);
    },
    open: async (ownerId, make) => {
      const storyboard = make(await readMediaFolder(table, ownerId));
      for (let round = 1; ; round += 1) {
        const failed = await tryTransact(table, [opening(table, storyboard), newRow(table, storyboard)]);
        if (failed === undefined) return { kind: 'opened', storyboard };
        if (failed.includes(0)) {
          const id = await openIdOf(table, ownerId, storyboard.storyId);
          return id === undefined ? { kind: 'too_many' } : { kind: 'known', id };
        }
        if (round >= LOCK_ROUNDS) throw new ConditionsFailed(failed);
      }
    },
    keep: async (storyboard) => {
      const failed = await tryTransact(table, [newRow(table, storyboard)]);
      if (failed === undefined) return storyboard;
      const known = await find(storyboard.ownerId, storyboard.id);
      if (known === undefined) throw new ConditionsFailed(failed);
      return known;
    },
    list: (ownerId, cursor) =>
      listPage(table, {
        ownerId,
        prefix: STORYBOARD_PREFIX,
        schema: Storyboard,
        cursor,
        keep: ({ videoId, discardedAt }) => videoId === undefined && discardedAt === undefined,
      }),
    order: (request) => orderPictures(table, request),
    markStarted: async ({ ownerId, id }, order) => {
      for (let round = 1; round <= LOCK_ROUNDS; round += 1) {
        const before = await find(ownerId, id);
        if (before === undefined || (await replace(before, started(before, order)))) return;
      }
      throw outOfRounds();
    },
    endPicture: (job, end, now) => endPicture(table, job, end, now),
    speak: (request) => reserveSpeech(table, request),
    markSpeaking: async ({ ownerId, id }, number) => {
      for (let round = 1; round <= LOCK_ROUNDS; round += 1) {
        const before = await find(ownerId, id);
        if (before?.speaking?.number !== number) return;
        const speaking = { ...before.speaking, isStarted: true };
        if (await replace(before, { ...before, speaking })) return;
      }
      throw outOfRounds();
    },
    endSpeech: (job, end) => endSpeech(table, job, end),
    film: (storyboard, video, request) => createFromStoryboard(table, storyboard, video, request),
    giveUpDraft: async ({ ownerId, id }, now) => {
      const before = await find(ownerId, id);
      if (before?.draft === undefined || draftUntil(before.draft) > now) return false;
      // Scenes that are already being spoken may finish.
      const { speaking: _, ...ended } = before;
      const endings = await draftEndings(table, ended, now);
      const failed = await tryTransact(table, [changedRow(table, before, withoutDraft(before)), ...endings]);
      return failed === undefined;
    },
    withdraw: async (ownerId, now) => {
      for (const row of await rowsUnder(table, ownerId, STORYBOARD_PREFIX)) {
        const id = parseRow(Storyboard, row)?.id ?? '';
        for (let round = 1; round <= LOCK_ROUNDS; round += 1) {
          const before = await find(ownerId, id);
          if (before === undefined || (await replace(before, discarded(before, now)))) break;
        }
      }
    },
    remove: async ({ ownerId, id }) => {
      const gone = [storyboardKey(ownerId, id), keys.receipt(ownerId, id)];
      await transact(
        table,
        gone.map((Key) => ({ Delete: { TableName: table.name, Key } })),
      );
    },
  };
};
