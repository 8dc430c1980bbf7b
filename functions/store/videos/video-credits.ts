import type { SpendingLimits, SpendingPlan } from '#functions/domain/budget/spending.ts';
import { type Account, type Change, lapse } from '#functions/domain/credits/credits.ts';
import { settle } from '#functions/domain/credits/free-month.ts';
import { giveBack, reserve, SCENE_PRICE } from '#functions/domain/credits/reservations.ts';
import type { IdempotencyClaim } from '#functions/domain/request/ports.ts';
import type { Job, Payer } from '#functions/domain/video/job.ts';
import type { CreateOutcome, RetryOutcome } from '#functions/domain/video/outcomes.ts';
import { isUnderWay } from '#functions/domain/video/scene-edit.ts';
import type { Video } from '#functions/domain/video/video.ts';
import { commitWithin, failReservation } from '#functions/store/budget/commit-within.ts';
import {
  creditWrites,
  LOCK_ROUNDS,
  readAccount,
  readSettled,
} from '#functions/store/credits/credit-store.ts';
import { bindClaim, readClaim } from '#functions/store/request/idempotency-store.ts';
import { keys, unfinishedIndex } from '#functions/store/table/keys.ts';
import { type Table, tryTransact } from '#functions/store/table/table.ts';
import { FENCE, fenceValues } from './video-fence.ts';

/** Changes of a video that move credits too: each is one transaction, retried when the account has changed. */

const combine = (first: Change, second: Change): Change => ({
  account: second.account,
  rows: [...first.rows, ...second.rows],
});

export const reservation = (
  account: Account,
  video: Pick<Video, 'id' | 'attempt'>,
  now: Date,
  price?: typeof SCENE_PRICE,
) => {
  const settled = settle(account, now);
  const reserved = reserve(settled.account, { videoId: video.id, attempt: video.attempt }, now, price);
  return reserved === undefined
    ? ({ kind: 'limit', account: settled.account } as const)
    : ({ kind: 'reserved', charge: reserved.charge, change: combine(settled, reserved) } as const);
};

/** The payer of an attempt: the user of the request, and the plan that the reservation found. */
export const payerOf = ({ payer }: Pick<Video, 'payer'>, { account }: Change): Payer => ({
  ...payer,
  plan: account.subscription,
});

export const outOfRounds = (): Error => new Error(`No transaction went through in ${LOCK_ROUNDS} rounds`);

export const createVideo = async (
  table: Table,
  draft: Omit<Video, 'charge'>,
  claim: IdempotencyClaim | undefined,
  now: Date,
  limits?: SpendingLimits,
): Promise<CreateOutcome> => {
  const job = { ownerId: draft.ownerId, videoId: draft.id, attempt: draft.attempt };
  for (let round = 1; round <= LOCK_ROUNDS; round += 1) {
    const known = claim === undefined ? undefined : await readClaim(table, claim, now);
    if (known?.kind === 'mismatch') return { kind: 'mismatch' };
    if (known?.kind === 'done') return { kind: 'repeated', videoId: known.resultId };
    const result = reservation(await readSettled(table, draft.ownerId, now), draft, now);
    if (result.kind === 'limit') {
      // The credits may just have gone to this same key.
      const taken = claim === undefined ? undefined : await readClaim(table, claim, now);
      return taken?.kind === 'done' ? { kind: 'repeated', videoId: taken.resultId } : result;
    }
    let video: Video = { ...draft, charge: result.charge, payer: payerOf(draft, result.change) };
    const begun = { job, account: result.change.account, now, limits };
    const outcome = await commitWithin(table, begun, (plan) => {
      video = planned(video, plan);
      return [
        ...creditWrites(table, result.change),
        {
          Put: { TableName: table.name, Item: rowOf(video), ConditionExpression: 'attribute_not_exists(pk)' },
        },
        ...(claim === undefined ? [] : [bindClaim(table, claim, video.id, now)]),
      ];
    });
    if (outcome === 'written') return { kind: 'created', video };
    if (typeof outcome === 'object') return outcome;
  }
  throw outOfRounds();
};

export const retryVideo = async (
  table: Table,
  find: (ownerId: string, videoId: string) => Promise<Video | undefined>,
  failed: Video,
  now: Date,
  limits?: SpendingLimits,
): Promise<RetryOutcome> => {
  const { error: _, film: __, preparedAt: ___, filmedAt: ____, ...kept } = failed;
  const again: Omit<Video, 'charge'> = {
    ...kept,
    status: 'generating',
    attempt: failed.attempt + 1,
    attemptedAt: now.toISOString(),
    started: false,
    done: [],
  };
  const job = { ownerId: failed.ownerId, videoId: failed.id, attempt: again.attempt };
  for (let round = 1; round <= LOCK_ROUNDS; round += 1) {
    const account = await readSettled(table, failed.ownerId, now);
    const result = reservation(account, again, now);
    if (result.kind === 'limit') {
      const current = await find(failed.ownerId, failed.id);
      return current?.status === 'failed' ? result : { kind: 'not_failed' };
    }
    let video: Video = { ...again, charge: result.charge, payer: payerOf(again, result.change) };
    const begun = { job, account: result.change.account, now, limits };
    const outcome = await commitWithin(table, begun, (plan) => {
      video = planned(video, plan);
      return [
        ...creditWrites(table, result.change),
        {
          Put: {
            TableName: table.name,
            Item: rowOf(video),
            ConditionExpression: '#status = :failed AND attempt = :attempt',
            ExpressionAttributeNames: { '#status': 'status' },
            ExpressionAttributeValues: { ':failed': 'failed', ':attempt': failed.attempt },
          },
        },
      ];
    });
    if (outcome === 'written') return { kind: 'retried', video };
    if (typeof outcome === 'object') return outcome;
    // Only a changed account is worth another round, unlike a video that is no longer failed.
    const unchanged = (await readAccount(table, failed.ownerId, now)).version === account.version;
    if (unchanged) return { kind: 'not_failed' };
  }
  throw outOfRounds();
};

export const failVideo = async (
  table: Table,
  find: (ownerId: string, videoId: string) => Promise<Video | undefined>,
  job: Job,
  sentence: string,
  now: Date,
): Promise<boolean> => {
  for (let round = 1; round <= LOCK_ROUNDS; round += 1) {
    const video = await find(job.ownerId, job.videoId);
    if (video === undefined || !isUnderWay(video) || video.attempt !== job.attempt) return false;
    const { edit } = video;
    const settled = lapse(await readAccount(table, job.ownerId, now), now);
    const change = combine(
      settled,
      giveBack(
        settled.account,
        video.charge,
        { ...job, reservedAt: video.attemptedAt },
        now,
        edit === undefined ? undefined : SCENE_PRICE,
      ),
    );
    const failed = await tryTransact(table, [
      ...creditWrites(table, change),
      ...(await failReservation(table, job, { begunAt: video.attemptedAt, now })),
      {
        Update: {
          TableName: table.name,
          Key: keys.video(job.ownerId, job.videoId),
          ConditionExpression: FENCE,
          // It stays in the index, so that PruneMedia deletes what the attempt or the edit stored.
          UpdateExpression:
            edit === undefined
              ? 'SET #status = :failed, #error = :sentence'
              : `SET #error = :sentence, scenes[${edit.scene}] = :before REMOVE edit, done, preparedAt, filmedAt`,
          ExpressionAttributeNames: { '#status': 'status', '#error': 'error' },
          ExpressionAttributeValues: {
            ...fenceValues(job),
            ':sentence': sentence,
            ...(edit === undefined ? { ':failed': 'failed' } : { ':before': edit.before }),
          },
        },
      },
    ]);
    if (failed === undefined) return true;
  }
  throw outOfRounds();
};

const planned = (video: Video, plan: SpendingPlan | undefined): Video =>
  plan === undefined ? video : { ...video, pictures: plan.pictures };

const rowOf = (video: Video) => {
  const { done: _, ...row } = video;
  return { ...keys.video(video.ownerId, video.id), ...unfinishedIndex(video.attemptedAt, video.id), ...row };
};
