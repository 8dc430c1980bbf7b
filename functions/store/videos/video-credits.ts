import type { SpendingLimits, SpendingPlan } from '#functions/domain/budget/spending.ts';
import type { Account, Change } from '#functions/domain/credits/credits.ts';
import { settle } from '#functions/domain/credits/free-month.ts';
import { reserve, type SCENE_PRICE } from '#functions/domain/credits/reservations.ts';
import { type AccountFilms, join, turnStandingOf } from '#functions/domain/queue/account-films.ts';
import { seriesOfRun } from '#functions/domain/series/run.ts';
import { executionNameOf, type Payer } from '#functions/domain/video/job.ts';
import type { RetryOutcome } from '#functions/domain/video/outcomes.ts';
import type { Video } from '#functions/domain/video/video.ts';
import { commitWithin } from '#functions/store/budget/commit-within.ts';
import {
  creditWrites,
  LOCK_ROUNDS,
  readAccount,
  readSettled,
} from '#functions/store/credits/credit-store.ts';
import { filmsWrites, readFilms } from '#functions/store/queue/film-queue-writes.ts';
import { keys } from '#functions/store/table/keys.ts';
import type { Table, TransactItem } from '#functions/store/table/table.ts';
import { findVideo } from './video-row.ts';

/**
 * Changes to a video that also move credits, each in one transaction, which is retried if the account has changed.
 */

export const combine = (first: Change, second: Change): Change => ({
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

/**
 * Who pays for an attempt: the user, their plan when the credits were reserved, and the run that the video is for.
 */
export const payerOf = ({ payer, run }: Pick<Video, 'payer' | 'run'>, { account }: Change): Payer => ({
  ...payer,
  plan: account.subscription,
  ...(run === undefined ? {} : { run, series: seriesOfRun(run) }),
});

/** What changes when an attempt starts: the owner's credits, and their place in the queue. */
export const readOwner = async (table: Table, ownerId: string, now: Date) => {
  const [account, films] = await Promise.all([readSettled(table, ownerId, now), readFilms(table, ownerId)]);
  return { account, films };
};

/** Retrying helps only if the owner's credits or queue have changed, not if another call changed the video first. */
export const hasChanged = async (
  table: Table,
  { account, films }: { readonly account: Account; readonly films: AccountFilms },
  now: Date,
): Promise<boolean> => {
  const [current, line] = await Promise.all([
    readAccount(table, account.ownerId, now),
    readFilms(table, account.ownerId),
  ]);
  return current.version !== account.version || line.version !== films.version;
};

/** The writes that start an attempt: its credits are reserved, and it joins the end of its owner’s queue. */
export const beginningWrites = (
  table: Table,
  video: Pick<Video, 'id' | 'attempt'>,
  { films, change }: { readonly films: AccountFilms; readonly change: Change },
  now: Date,
): TransactItem[] => {
  const name = executionNameOf({ videoId: video.id, attempt: video.attempt });
  const standing = turnStandingOf(change.account.subscription);
  return [...creditWrites(table, change), ...filmsWrites(table, films, join(films, name, standing, now))];
};

export const outOfRounds = (): Error => new Error(`No transaction went through in ${LOCK_ROUNDS} rounds`);

export const reserveRetry = async (
  table: Table,
  failed: Video,
  now: Date,
  limits?: SpendingLimits,
): Promise<RetryOutcome> => {
  const {
    error: _,
    film: __,
    narrator: ___,
    preparedAt: ____,
    filmedAt: _____,
    slotAt: ______,
    reservedAt: _______,
    ...kept
  } = failed;
  const again: Omit<Video, 'charge'> = {
    ...kept,
    status: 'generating',
    attempt: failed.attempt + 1,
    attemptedAt: now.toISOString(),
    queuedAt: now.toISOString(),
    started: false,
    done: [],
  };
  const job = { ownerId: failed.ownerId, videoId: failed.id, attempt: again.attempt };
  for (let round = 1; round <= LOCK_ROUNDS; round += 1) {
    const owner = await readOwner(table, failed.ownerId, now);
    const result = reservation(owner.account, again, now);
    if (result.kind === 'limit') {
      const current = await findVideo(table, failed.ownerId, failed.id);
      return current?.status === 'failed' ? result : { kind: 'not_failed' };
    }
    let video: Video = { ...again, charge: result.charge, payer: payerOf(again, result.change) };
    const begun = { jobs: [job], account: result.change.account, now, limits };
    const outcome = await commitWithin(table, begun, (plan) => {
      video = planned(video, plan);
      return [
        ...beginningWrites(table, video, { films: owner.films, change: result.change }, now),
        {
          Put: {
            TableName: table.name,
            Item: rowOf(video),
            ConditionExpression:
              '#status = :failed AND attempt = :attempt AND attribute_not_exists(restriction)',
            ExpressionAttributeNames: { '#status': 'status' },
            ExpressionAttributeValues: { ':failed': 'failed', ':attempt': failed.attempt },
          },
        },
      ];
    });
    if (outcome === 'written') return { kind: 'retried', video };
    if (typeof outcome === 'object') return outcome;
    if (!(await hasChanged(table, owner, now))) return { kind: 'not_failed' };
  }
  throw outOfRounds();
};

export const planned = (video: Video, plan: SpendingPlan | undefined): Video =>
  plan === undefined ? video : { ...video, pictures: plan.pictures };

/** Kept out of the index of unfinished videos, because the sweeps have nothing to do for a waiting attempt. */
export const rowOf = (video: Video) => {
  const { done: _, ...row } = video;
  return { ...keys.video(row.ownerId, row.id), ...row };
};
