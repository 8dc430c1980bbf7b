import { SCENE_PRICE } from '#functions/domain/credits/reservations.ts';
import type { IdempotencyClaim } from '#functions/domain/request/ports.ts';
import type { UpdateOutcome } from '#functions/domain/video/outcomes.ts';
import type { AttemptRequest } from '#functions/domain/video/ports.ts';
import type { Video } from '#functions/domain/video/video.ts';
import { type VideoEdit, versionOf } from '#functions/domain/video/video-edit.ts';
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
import { settingVersion } from './video-version.ts';

/** An update rather than a put, because plays and shares are being counted in the same row. */
const beginning = (table: Table, before: Video, after: Video): TransactItem => {
  const version = settingVersion(versionOf(after));
  return {
    Update: {
      TableName: table.name,
      Key: keys.video(after.ownerId, after.id),
      ConditionExpression:
        '#status = :completed AND attempt = :before AND attribute_not_exists(edit) AND attribute_not_exists(restriction)',
      UpdateExpression: `SET attempt = :attempt, attemptedAt = :at, queuedAt = :at, started = :no, charge = :charge,
        payer = :payer, edit = :edit, ${version.set}${after.review === undefined ? '' : ', review = :review'}
        REMOVE done, narrator, preparedAt, filmedAt, slotAt, reservedAt, #error, gsi1pk, gsi1sk${version.remove}`,
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
        ...version.values,
        ...(after.review && { ':review': after.review }),
      },
    },
  };
};

/** Reserves the price of an edit and starts the edit’s attempt, in one transaction. */
export const beginUpdate = async (
  table: Table,
  finished: Video,
  { kind, scenes, after, credits, review }: VideoEdit,
  { claim, now, limits }: AttemptRequest,
): Promise<UpdateOutcome> => {
  const { error: _, narrator: __, preparedAt: ___, filmedAt: ____, slotAt: _____, ...kept } = finished;
  const { music: ______, look: _______, review: judged, ...unchanged } = kept;
  const again: Video = {
    ...unchanged,
    ...after,
    attempt: finished.attempt + 1,
    attemptedAt: now.toISOString(),
    queuedAt: now.toISOString(),
    started: false,
    done: [],
    ...(review && { review }),
    edit: { kind, scenes: [...scenes], before: versionOf(finished), ...(judged && { review: judged }) },
  };
  for (let round = 1; round <= LOCK_ROUNDS; round += 1) {
    const known = claim === undefined ? undefined : await readClaim(table, claim, now);
    if (known?.kind === 'mismatch') return { kind: 'mismatch' };
    if (known?.kind === 'done') return { kind: 'repeated' };
    const owner = await readOwner(table, finished.ownerId, now);
    const result = reservation(owner.account, again, now, { ...SCENE_PRICE, credits });
    if (result.kind === 'limit') return result;
    const video: Video = { ...again, charge: result.charge, payer: payerOf(again, result.change) };
    const job = { ownerId: video.ownerId, videoId: video.id, attempt: video.attempt };
    const begun = { jobs: [job], account: result.change.account, now, limits };
    const written = await commitWithin(table, begun, () => [
      ...beginningWrites(table, video, { films: owner.films, change: result.change }, now),
      beginning(table, finished, video),
      ...heldCase(table, video, now),
      ...(claim === undefined ? [] : [bindClaim(table, claim, video.id, now)]),
    ]);
    if (written === 'written') return { kind: 'begun', video };
    if (typeof written === 'object') return written;
    if (!(await hasChanged(table, owner, now))) return claimedMeanwhile(table, claim, now);
  }
  throw outOfRounds();
};

/** A concurrent call with the same key may just have got there first. */
const claimedMeanwhile = async (
  table: Table,
  claim: IdempotencyClaim | undefined,
  now: Date,
): Promise<UpdateOutcome> => {
  const taken = claim === undefined ? undefined : await readClaim(table, claim, now);
  return taken?.kind === 'done' ? { kind: 'repeated' } : { kind: 'busy' };
};
