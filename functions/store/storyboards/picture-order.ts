import type { SpendingLimits } from '#functions/domain/budget/spending.ts';
import type { Account, Change } from '#functions/domain/credits/credits.ts';
import { SCENE_PRICE } from '#functions/domain/credits/reservations.ts';
import type { IdempotencyClaim } from '#functions/domain/request/ports.ts';
import {
  charged,
  isPictureAttempt,
  newOrder,
  type Order,
  withDraft,
} from '#functions/domain/storyboard/painting.ts';
import type { OrderOutcome, OrderRequest } from '#functions/domain/storyboard/ports.ts';
import type { Storyboard } from '#functions/domain/storyboard/storyboard.ts';
import { commitWithin } from '#functions/store/budget/commit-within.ts';
import { creditWrites, LOCK_ROUNDS, readSettled } from '#functions/store/credits/credit-store.ts';
import { bindClaim, readClaim } from '#functions/store/request/idempotency-store.ts';
import { type Table, tryTransact } from '#functions/store/table/table.ts';
import { combine, outOfRounds, reservation } from '#functions/store/videos/video-credits.ts';
import { changedRow, findStoryboard } from './storyboard-row.ts';

interface Paid extends Order {
  /** Absent if the order costs no credits. */
  readonly change?: Change | undefined;
}

/**
 * The order with its cost: the draft’s credits if it is the first order, and one credit for each picture beyond the
 * draft.
 */
const paidOrder = (
  before: Storyboard,
  account: Account,
  sceneIds: readonly string[],
  now: Date,
): Paid | { readonly kind: 'limit'; readonly account: Account; readonly needs: 'draft' | 'picture' } => {
  let change: Change | undefined;
  let base = before;
  if (before.draft === undefined && before.videoId === undefined) {
    const result = reservation(account, { id: before.id, attempt: before.attempt }, now);
    if (result.kind === 'limit') return { ...result, needs: 'draft' };
    change = result.change;
    base = withDraft(before, result.charge, now);
  }
  const order = newOrder(base, sceneIds, now);
  let { storyboard } = order;
  for (const { sceneId, painting } of order.pictures) {
    if (painting.isFirst) continue;
    const attempt = { id: before.id, attempt: painting.attempt };
    const result = reservation(change?.account ?? account, attempt, now, SCENE_PRICE);
    if (result.kind === 'limit') return { ...result, needs: 'picture' };
    change = change === undefined ? result.change : combine(change, result.change);
    storyboard = charged(storyboard, sceneId, result.charge);
  }
  return { ...order, storyboard, change };
};

/** The attempts that an order starts, each with its own share of the budget, and the limits of that share. */
const begunBy = (
  { storyboard, pictures }: Order,
  before: Storyboard,
  limits: OrderRequest['limits'],
): { readonly attempts: readonly number[]; readonly limits: SpendingLimits | undefined } => {
  if (before.draft === undefined && storyboard.draft !== undefined)
    return { attempts: [storyboard.draft.attempt], limits: limits.draft(before) };
  const attempts = pictures
    .map(({ painting }) => painting.attempt)
    .filter((attempt) => isPictureAttempt(attempt));
  return { attempts, limits: attempts.length === 0 ? undefined : limits.picture(before) };
};

/** Reserves credits and budget for pictures and orders the pictures, in one transaction. */
export const orderPictures = async (
  table: Table,
  { ownerId, id, sceneIds, payer, claim, now, limits }: OrderRequest,
): Promise<OrderOutcome> => {
  for (let round = 1; round <= LOCK_ROUNDS; round += 1) {
    const known = claim === undefined ? undefined : await readClaim(table, claim, now);
    if (known?.kind === 'mismatch') return { kind: 'mismatch' };
    if (known?.kind === 'done') return { kind: 'repeated' };
    const [before, account] = await Promise.all([
      findStoryboard(table, ownerId, id),
      readSettled(table, ownerId, now),
    ]);
    if (before === undefined || before.discardedAt !== undefined) return { kind: 'gone' };
    const order = paidOrder(before, account, sceneIds, now);
    if ('kind' in order) return claimedMeanwhile(table, claim, now, order);
    if (order.pictures.length === 0) {
      // Uses up the key anyway; otherwise, sending it again could paint another picture and charge for it.
      if (claim !== undefined) await tryTransact(table, [bindClaim(table, claim, id, now)]);
      return { kind: 'nothing', storyboard: before };
    }
    const begun = begunBy(order, before, limits);
    if (begun.limits?.plans.length === 0) return { kind: 'too_costly' };
    const payerNow = { ...payer, plan: (order.change?.account ?? account).subscription };
    let storyboard = order.storyboard;
    const outcome = await commitWithin(
      table,
      {
        jobs: begun.attempts.map((attempt) => ({ ownerId, videoId: id, attempt })),
        account: order.change?.account ?? account,
        now,
        limits: begun.limits,
      },
      (plan) => {
        const { quality = plan?.pictures.quality } = before;
        storyboard = { ...order.storyboard, payer: payerNow, ...(quality && { quality }) };
        return [
          changedRow(table, before, storyboard),
          ...(order.change === undefined ? [] : creditWrites(table, order.change)),
          ...(claim === undefined ? [] : [bindClaim(table, claim, id, now)]),
        ];
      },
    );
    if (outcome === 'written') return { kind: 'ordered', storyboard, pictures: order.pictures };
    if (typeof outcome === 'object') return outcome;
  }
  throw outOfRounds();
};

/** An earlier call with the same key may just have taken the credits. */
const claimedMeanwhile = async <T>(
  table: Table,
  claim: IdempotencyClaim | undefined,
  now: Date,
  otherwise: T,
): Promise<T | { readonly kind: 'repeated' }> => {
  const taken = claim === undefined ? undefined : await readClaim(table, claim, now);
  return taken?.kind === 'done' ? { kind: 'repeated' } : otherwise;
};
