import type { SpendingLimits } from '#functions/domain/budget/spending.ts';
import { SCENE_PRICE } from '#functions/domain/credits/reservations.ts';
import type { IdempotencyClaim } from '#functions/domain/request/ports.ts';
import type { SceneEditOutcome } from '#functions/domain/video/outcomes.ts';
import { editedScene, type SceneEdit } from '#functions/domain/video/scene-edit.ts';
import type { Video } from '#functions/domain/video/video.ts';
import { commitWithin } from '#functions/store/budget/commit-within.ts';
import { LOCK_ROUNDS } from '#functions/store/credits/credit-store.ts';
import { heldCase } from '#functions/store/operators/video-review.ts';
import { bindClaim, readClaim } from '#functions/store/request/idempotency-store.ts';
import { keys } from '#functions/store/table/keys.ts';
import type { Table, TransactItem } from '#functions/store/table/table.ts';
import {
  beginningWrites,
  hasChanged,
  outOfRounds,
  payerOf,
  readOwner,
  reservation,
} from './video-credits.ts';

/** An update, not a put: plays and shares are counted on the row meanwhile. */
const beginning = (table: Table, before: Video, after: Video, index: number): TransactItem => ({
  Update: {
    TableName: table.name,
    Key: keys.video(after.ownerId, after.id),
    ConditionExpression:
      '#status = :completed AND attempt = :before AND attribute_not_exists(edit) AND attribute_not_exists(restriction)',
    UpdateExpression: `SET attempt = :attempt, attemptedAt = :at, queuedAt = :at, started = :no, charge = :charge,
        payer = :payer, edit = :edit, scenes[${index}] = :scene${after.review === undefined ? '' : ', review = :review'}
        REMOVE done, narrator, preparedAt, filmedAt, slotAt, #error, gsi1pk, gsi1sk`,
    ExpressionAttributeNames: { '#status': 'status', '#error': 'error' },
    ExpressionAttributeValues: {
      ':completed': 'completed',
      ':before': before.attempt,
      ':attempt': after.attempt,
      ':at': after.attemptedAt,
      ':no': false,
      ':charge': after.charge,
      ':payer': after.payer ?? {},
      ':edit': after.edit,
      ':scene': after.scenes[index],
      ...(after.review && { ':review': after.review }),
    },
  },
});

/** Reserves the price of a scene edit and begins its attempt, in one transaction. */
export const beginSceneEdit = async (
  table: Table,
  finished: Video,
  edit: SceneEdit,
  claim: IdempotencyClaim | undefined,
  now: Date,
  limits?: SpendingLimits,
): Promise<SceneEditOutcome> => {
  const { index, kind } = edit;
  const before = finished.scenes[index];
  if (before === undefined) throw new RangeError(`The video has no scene ${index}.`);
  const { error: _, narrator: __, preparedAt: ___, filmedAt: ____, slotAt: _____, ...kept } = finished;
  const again: Video = {
    ...kept,
    attempt: finished.attempt + 1,
    attemptedAt: now.toISOString(),
    queuedAt: now.toISOString(),
    started: false,
    done: [],
    scenes: finished.scenes.with(index, editedScene(before, edit)),
    edit: { kind, scene: index, before },
  };
  for (let round = 1; round <= LOCK_ROUNDS; round += 1) {
    const known = claim === undefined ? undefined : await readClaim(table, claim, now);
    if (known?.kind === 'mismatch') return { kind: 'mismatch' };
    if (known?.kind === 'done') return { kind: 'repeated' };
    const owner = await readOwner(table, finished.ownerId, now);
    const result = reservation(owner.account, again, now, SCENE_PRICE);
    if (result.kind === 'limit') return result;
    const video: Video = { ...again, charge: result.charge, payer: payerOf(again, result.change) };
    const job = { ownerId: video.ownerId, videoId: video.id, attempt: video.attempt };
    const begun = { jobs: [job], account: result.change.account, now, limits };
    const written = await commitWithin(table, begun, () => [
      ...beginningWrites(table, owner.films, video, result.change, now),
      beginning(table, finished, video, index),
      ...heldCase(table, video, now),
      ...(claim === undefined ? [] : [bindClaim(table, claim, video.id, now)]),
    ]);
    if (written === 'written') return { kind: 'begun', video };
    if (typeof written === 'object') return written;
    if (!(await hasChanged(table, owner, now))) return claimedMeanwhile(table, claim, now);
  }
  throw outOfRounds();
};

/** A concurrent call with the same key may just have won. */
const claimedMeanwhile = async (
  table: Table,
  claim: IdempotencyClaim | undefined,
  now: Date,
): Promise<SceneEditOutcome> => {
  const taken = claim === undefined ? undefined : await readClaim(table, claim, now);
  return taken?.kind === 'done' ? { kind: 'repeated' } : { kind: 'busy' };
};
