import { lapse } from '#functions/domain/credits/credits.ts';
import { giveBack, SCENE_PRICE } from '#functions/domain/credits/reservations.ts';
import { leave } from '#functions/domain/queue/account-films.ts';
import { executionNameOf, type Job, jobOf } from '#functions/domain/video/job.ts';
import type { Film, Video } from '#functions/domain/video/video.ts';
import { isUnderWay, previousOf, shownVersion } from '#functions/domain/video/video-edit.ts';
import { failReservation, returnReservation } from '#functions/store/budget/commit-within.ts';
import { creditWrites, LOCK_ROUNDS, readAccount } from '#functions/store/credits/credit-store.ts';
import { filmsWrites, readFilms } from '#functions/store/queue/film-queue-writes.ts';
import { keys, unfinishedIndex } from '#functions/store/table/keys.ts';
import { type Table, type TransactItem, tryTransact } from '#functions/store/table/table.ts';
import { combine, outOfRounds } from './video-credits.ts';
import { FENCE, fenceValues } from './video-fence.ts';
import { findVideo } from './video-row.ts';
import { settingVersion } from './video-version.ts';

/** The ways an attempt can end; each frees the attempt’s slot or its place in the queue, in the same transaction. */

/** Empty for an attempt that neither holds a slot nor waits for one, such as one made before the queue existed. */
const leaving = async (table: Table, job: Job, now: Date): Promise<TransactItem[]> => {
  const films = await readFilms(table, job.ownerId);
  const name = executionNameOf(job);
  const isThere = films.running.includes(name) || films.waiting.includes(name);
  return isThere ? filmsWrites(table, films, leave(films, name, now)) : [];
};

/** Whether an attempt is still waiting for a slot and has no painted pictures yet. */
const hasCostNothing = ({ queuedAt, reservedAt }: Pick<Video, 'queuedAt' | 'reservedAt'>): boolean =>
  queuedAt !== undefined && reservedAt === undefined;

/** The index keeps a video whose attempt has ended until PruneMedia has deleted the leftover files. */
const kept = (video: Pick<Video, 'id' | 'attemptedAt' | 'slotAt'>) => {
  const { gsi1pk, gsi1sk } = unfinishedIndex(video.slotAt ?? video.attemptedAt, video.id);
  return { ':gsi1pk': gsi1pk, ':gsi1sk': gsi1sk };
};

/** → completed, with this film; false if the attempt is over. */
export const completeVideo = async (table: Table, job: Job, film: Film, now: Date): Promise<boolean> => {
  for (let round = 1; round <= LOCK_ROUNDS; round += 1) {
    const video = await findVideo(table, job.ownerId, job.videoId);
    if (video === undefined) return false;
    const previous = previousOf(video, now);
    const failed = await tryTransact(table, [
      {
        Update: {
          TableName: table.name,
          Key: keys.video(job.ownerId, job.videoId),
          ConditionExpression: FENCE,
          // The video stays in the index, so that PruneMedia deletes the files of earlier versions.
          UpdateExpression: `SET #status = :completed, film = :film${previous === undefined ? '' : ', previous = :previous'}
            REMOVE edit, done, narrator, preparedAt, filmedAt, expected, queuedAt`,
          ExpressionAttributeNames: { '#status': 'status' },
          ExpressionAttributeValues: {
            ...fenceValues(job),
            ':film': film,
            ...(previous && { ':previous': previous }),
          },
        },
      },
      ...(await leaving(table, job, now)),
    ]);
    if (failed === undefined) return true;
    if (failed.includes(0)) return false;
  }
  throw outOfRounds();
};

interface Failure {
  readonly sentence: string;
  /** Whether to end the attempt only if it is still waiting for a slot. */
  readonly whileQueued: boolean;
}

const failing = (table: Table, job: Job, video: Video, { sentence, whileQueued }: Failure): TransactItem => {
  const { edit } = video;
  const before = edit === undefined ? undefined : settingVersion(shownVersion(video));
  // What moderation found in the abandoned version no longer matters.
  const review = edit === undefined ? video.review : edit.review;
  return {
    Update: {
      TableName: table.name,
      Key: keys.video(job.ownerId, job.videoId),
      ConditionExpression: whileQueued ? `${FENCE} AND attribute_exists(queuedAt)` : FENCE,
      UpdateExpression:
        before === undefined
          ? 'SET #status = :failed, #error = :sentence, gsi1pk = :gsi1pk, gsi1sk = :gsi1sk REMOVE queuedAt'
          : `SET #error = :sentence, ${before.set}, gsi1pk = :gsi1pk, gsi1sk = :gsi1sk${review === undefined ? '' : ', review = :review'}
             REMOVE edit, done, narrator, preparedAt, filmedAt, queuedAt${review === undefined ? ', review' : ''}${before.remove}`,
      ExpressionAttributeNames: { '#status': 'status', '#error': 'error' },
      ExpressionAttributeValues: {
        ...fenceValues(job),
        ...kept(video),
        ':sentence': sentence,
        ...(before === undefined
          ? { ':failed': 'failed' }
          : { ...before.values, ...(review && { ':review': review }) }),
      },
    },
  };
};

/**
 * → failed, or back to the film as it was before an edit, with the credits returned; false if the attempt is over.
 */
export const failVideo = async (table: Table, job: Job, failure: Failure, now: Date): Promise<boolean> => {
  for (let round = 1; round <= LOCK_ROUNDS; round += 1) {
    const video = await findVideo(table, job.ownerId, job.videoId);
    if (video === undefined || !isUnderWay(video) || video.attempt !== job.attempt) return false;
    if (failure.whileQueued && video.queuedAt === undefined) return false;
    const settled = lapse(await readAccount(table, job.ownerId, now), now);
    const price = video.edit === undefined ? undefined : SCENE_PRICE;
    const { attemptedAt, reservedAt = attemptedAt } = video;
    const attempt = { ...job, charge: video.charge, reservedAt };
    const change = combine(settled, giveBack(settled.account, attempt, now, price));
    const failed = await tryTransact(table, [
      ...creditWrites(table, change),
      failing(table, job, video, failure),
      ...(await leaving(table, job, now)),
      ...(hasCostNothing(video)
        ? await returnReservation(table, job, reservedAt)
        : await failReservation(table, job, { begunAt: reservedAt, now })),
    ]);
    if (failed === undefined) return true;
  }
  throw outOfRounds();
};

/** → deleting, from any status; a deleted account's credits disappear with the account. */
export const withdrawVideo = async (
  table: Table,
  ownerId: string,
  videoId: string,
  now: Date,
): Promise<void> => {
  for (let round = 1; round <= LOCK_ROUNDS; round += 1) {
    const video = await findVideo(table, ownerId, videoId);
    if (video === undefined || video.status === 'deleting') return;
    const failed = await tryTransact(table, [
      {
        Update: {
          TableName: table.name,
          Key: keys.video(ownerId, videoId),
          ConditionExpression: '#status = :status AND attempt = :attempt',
          UpdateExpression: 'SET #status = :deleting, gsi1pk = :gsi1pk, gsi1sk = :gsi1sk REMOVE queuedAt',
          ExpressionAttributeNames: { '#status': 'status' },
          ExpressionAttributeValues: {
            ...kept({ id: videoId, attemptedAt: new Date(0).toISOString() }),
            ':status': video.status,
            ':attempt': video.attempt,
            ':deleting': 'deleting',
          },
        },
      },
      ...(await leaving(table, jobOf(video), now)),
      ...(hasCostNothing(video) ? await returnReservation(table, jobOf(video), video.attemptedAt) : []),
    ]);
    if (failed === undefined) return;
  }
  throw outOfRounds();
};
