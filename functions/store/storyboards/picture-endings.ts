import { lapse } from '#functions/domain/credits/credits.ts';
import { giveBack, SCENE_PRICE } from '#functions/domain/credits/reservations.ts';
import { isPictureAttempt, notPainted, painted, paintingOf } from '#functions/domain/storyboard/painting.ts';
import type { PictureEnd, PictureJob } from '#functions/domain/storyboard/ports.ts';
import { failReservation } from '#functions/store/budget/commit-within.ts';
import { creditWrites, LOCK_ROUNDS, readAccount } from '#functions/store/credits/credit-store.ts';
import { type Table, tryTransact } from '#functions/store/table/table.ts';
import { combine, outOfRounds } from '#functions/store/videos/video-credits.ts';
import { changedRow, findStoryboard } from './storyboard-row.ts';

/**
 * Ends the painting of a picture, either with a still, or with a message, in which case the credit is returned.
 * `over` if another call has already ended it; `unwanted` if the scene was deleted, in which case the credit is
 * returned too, because nobody needs the still.
 */
export const endPicture = async (
  table: Table,
  { ownerId, storyboardId, sceneId, number }: PictureJob,
  end: PictureEnd,
  now: Date,
): Promise<'painted' | 'failed' | 'unwanted' | 'over'> => {
  for (let round = 1; round <= LOCK_ROUNDS; round += 1) {
    const before = await findStoryboard(table, ownerId, storyboardId);
    const painting = before && paintingOf(before, { sceneId, number });
    if (before === undefined || painting === undefined) return 'over';
    const after = end.still && painted(before, sceneId, end.still);
    if (after !== undefined) {
      if ((await tryTransact(table, [changedRow(table, before, after)])) === undefined) return 'painted';
      continue;
    }
    const { attempt, charge, orderedAt } = painting;
    const failed = notPainted(before, sceneId, end.problem?.(charge !== undefined));
    const settled = lapse(await readAccount(table, ownerId, now), now);
    const paidFor = charge && { videoId: storyboardId, attempt, charge, reservedAt: orderedAt };
    const change = paidFor && combine(settled, giveBack(settled.account, paidFor, now, SCENE_PRICE));
    const conditions = await tryTransact(table, [
      changedRow(table, before, failed),
      ...(change === undefined ? [] : creditWrites(table, change)),
      ...(isPictureAttempt(attempt)
        ? await failReservation(
            table,
            { ownerId, videoId: storyboardId, attempt },
            { begunAt: orderedAt, now },
          )
        : []),
    ]);
    if (conditions === undefined) return end.problem === undefined ? 'unwanted' : 'failed';
  }
  throw outOfRounds();
};
