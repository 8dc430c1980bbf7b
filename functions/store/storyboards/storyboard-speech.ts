import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { z } from 'zod';
import { type SpokenOut, speechSeconds } from '#functions/domain/budget/unpaid.ts';
import { tierOf } from '#functions/domain/plans/tiers.ts';
import type { SpeakOutcome, SpeakRequest } from '#functions/domain/storyboard/ports.ts';
import {
  type SpeechJob,
  secondsToSpeak,
  speechEnded,
  unspoken,
  withSpeech,
} from '#functions/domain/storyboard/speaking.ts';
import type { SpokenScene } from '#functions/domain/storyboard/spoken-scene.ts';
import { periodsOf } from '#functions/store/budget/budget-writes.ts';
import { commitUnpaid } from '#functions/store/budget/commit-within.ts';
import { LOCK_ROUNDS, readSettled } from '#functions/store/credits/credit-store.ts';
import {
  parseRow,
  secondsOf,
  type Table,
  type TransactItem,
  tryTransact,
} from '#functions/store/table/table.ts';
import { spokenKey } from '#functions/store/table/unpaid-keys.ts';
import { outOfRounds } from '#functions/store/videos/video-credits.ts';
import { changedRow, findStoryboard } from './storyboard-row.ts';

/** Longer than the day for which the seconds are counted. */
const KEPT_SECONDS = 2 * 86_400;
const Spoken = z.object({ seconds: z.int().default(0) });

const readSpoken = async (table: Table, ownerId: string, now: Date): Promise<number> => {
  const { Item } = await table.client.send(
    new GetCommand({
      TableName: table.name,
      Key: spokenKey(ownerId, periodsOf(now).day),
      ConsistentRead: true,
    }),
  );
  return parseRow(Spoken, Item)?.seconds ?? 0;
};

/**
 * Adds seconds of speech to an account’s count for the day, unless more than `room` seconds have already been
 * counted.
 */
const countSeconds = (
  table: Table,
  { ownerId, now }: Pick<SpeakRequest, 'ownerId' | 'now'>,
  seconds: number,
  room: number,
): TransactItem => ({
  Update: {
    TableName: table.name,
    Key: spokenKey(ownerId, periodsOf(now).day),
    ConditionExpression: 'attribute_not_exists(seconds) OR seconds <= :room',
    UpdateExpression: 'SET #ttl = :ttl ADD seconds :seconds',
    ExpressionAttributeNames: { '#ttl': 'ttl' },
    ExpressionAttributeValues: { ':room': room, ':seconds': seconds, ':ttl': secondsOf(now) + KEPT_SECONDS },
  },
});

const out = (of: SpokenOut['of']): SpokenOut => ({ kind: 'spoken_out', of });

/** Reserves the most that speaking may cost and marks the scenes, in one transaction. Speaking costs no credits. */
export const reserveSpeech = async (table: Table, request: SpeakRequest): Promise<SpeakOutcome> => {
  const { ownerId, id, payer, now, judge, limits } = request;
  for (let round = 1; round <= LOCK_ROUNDS; round += 1) {
    const before = await findStoryboard(table, ownerId, id);
    if (before === undefined || before.discardedAt !== undefined) return { kind: 'gone' };
    const scenes = unspoken(before);
    if (before.speaking !== undefined || scenes.length === 0) return { kind: 'nothing', storyboard: before };
    judge(before);
    const account = await readSettled(table, ownerId, now);
    const most = speechSeconds(tierOf(account.subscription));
    const seconds = secondsToSpeak(before);
    if ((before.spokenSeconds ?? 0) + seconds > most.storyboard) return out('storyboard');
    if ((await readSpoken(table, ownerId, now)) + seconds > most.day) return out('day');
    const after = { ...withSpeech(before, now), payer: { ...payer, plan: account.subscription } };
    const job = { ownerId, videoId: id, attempt: after.speaking?.attempt ?? 1 };
    const outcome = await commitUnpaid(table, { jobs: [job], account, now, limits: limits(scenes) }, () => [
      changedRow(table, before, after),
      countSeconds(table, request, seconds, most.day - seconds),
    ]);
    if (outcome === 'written') return { kind: 'speaking', storyboard: after };
    if (typeof outcome === 'object') return outcome;
  }
  throw outOfRounds();
};

/** Ends the speaking of one scene; false if it had already ended. */
export const endSpeech = async (
  table: Table,
  job: SpeechJob,
  end: SpokenScene | { readonly problem: string },
): Promise<boolean> => {
  for (let round = 1; round <= LOCK_ROUNDS; round += 1) {
    const before = await findStoryboard(table, job.ownerId, job.storyboardId);
    const after = before && speechEnded(before, job, end);
    if (before === undefined || before.discardedAt !== undefined || after === undefined) return false;
    if ((await tryTransact(table, [changedRow(table, before, after)])) === undefined) return true;
  }
  throw outOfRounds();
};
