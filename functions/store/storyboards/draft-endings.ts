import { type Change, lapse } from '#functions/domain/credits/credits.ts';
import { giveBack, SCENE_PRICE } from '#functions/domain/credits/reservations.ts';
import { discarded, isLoss, restOf } from '#functions/domain/storyboard/endings.ts';
import { isPictureAttempt, underWay } from '#functions/domain/storyboard/painting.ts';
import type { Storyboard } from '#functions/domain/storyboard/storyboard.ts';
import { failReservation } from '#functions/store/budget/commit-within.ts';
import { creditWrites, readAccount } from '#functions/store/credits/credit-store.ts';
import type { Table, TransactItem } from '#functions/store/table/table.ts';
import { combine } from '#functions/store/videos/video-credits.ts';
import { changedRow } from './storyboard-row.ts';

/**
 * The credits to return for an abandoned storyboard: the draft’s, except for scenes already painted, and those for
 * pictures in progress.
 */
const returned = ({ id, draft, pictures }: Storyboard, settled: Change, now: Date): Change | undefined => {
  let change = settled;
  for (const { painting } of underWay({ pictures })) {
    const { attempt, charge, orderedAt } = painting;
    if (charge !== undefined) {
      const paidFor = { videoId: id, attempt, charge, reservedAt: orderedAt };
      change = combine(change, giveBack(change.account, paidFor, now, SCENE_PRICE));
    }
  }
  if (draft !== undefined) {
    const { attempt, reservedAt } = draft;
    const paidFor = { videoId: id, attempt, charge: restOf(draft.charge, draft.painted), reservedAt };
    change = combine(change, giveBack(change.account, paidFor, now));
  }
  return change === settled ? undefined : change;
};

/** The writes that end a draft, including its pictures and speech. They return credits and record losses. */
export const draftEndings = async (
  table: Table,
  storyboard: Storyboard,
  now: Date,
): Promise<readonly TransactItem[]> => {
  const { ownerId, id, draft, speaking } = storyboard;
  const settled = lapse(await readAccount(table, ownerId, now), now);
  const change = returned(storyboard, settled, now);
  const lost = [
    ...underWay(storyboard)
      .filter(({ painting }) => isPictureAttempt(painting.attempt))
      .map(({ painting }) => ({ attempt: painting.attempt, begunAt: painting.orderedAt })),
    // The draft's steps may still be running, so its budget is settled later.
    ...(speaking === undefined ? [] : [{ attempt: speaking.attempt, begunAt: speaking.askedAt }]),
    ...(draft !== undefined && isLoss(draft) ? [{ attempt: draft.attempt, begunAt: draft.reservedAt }] : []),
  ];
  const failures = await Promise.all(
    lost.map(({ attempt, begunAt }) =>
      failReservation(table, { ownerId, videoId: id, attempt }, { begunAt, now }),
    ),
  );
  return [...(change === undefined ? [] : creditWrites(table, change)), ...failures.flat()];
};

/** The writes that discard a storyboard. They end the work in progress and return its credits. */
export const discarding = async (
  table: Table,
  storyboard: Storyboard,
  now: Date,
): Promise<readonly TransactItem[]> => [
  changedRow(table, storyboard, discarded(storyboard, now)),
  ...(await draftEndings(table, storyboard, now)),
];
