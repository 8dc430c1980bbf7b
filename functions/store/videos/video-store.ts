import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand, type UpdateCommandInput } from '@aws-sdk/lib-dynamodb';
import { z } from 'zod';
import type { Job } from '#functions/domain/video/job.ts';
import type { Videos } from '#functions/domain/video/ports.ts';
import { phaseOf } from '#functions/domain/video/progress.ts';
import { isKept } from '#functions/domain/video/shown/who-may-watch.ts';
import { reviewVideo, settleReview } from '#functions/store/operators/video-review.ts';
import { keys, unfinishedIndex } from '#functions/store/table/keys.ts';
import { withLock } from '#functions/store/table/lock.ts';
import { listPage } from '#functions/store/table/pages.ts';
import { rowsInIndex } from '#functions/store/table/rows.ts';
import { type Table, transact, tryWrite } from '#functions/store/table/table.ts';
import { createNewVideo } from './video-creation.ts';
import { reserveRetry } from './video-credits.ts';
import {
  beginErasure,
  deleteVideoRow,
  expiredVideos,
  listDeletedVideos,
  restoreVideoRow,
} from './video-deletion.ts';
import { completeVideo, failVideo, withdrawVideo } from './video-endings.ts';
import { AT_REST, atRest, FENCE, fenceValues } from './video-fence.ts';
import { outdatedVideos, prunedTo, swapVersions } from './video-previous.ts';
import { findVideo, VideoRow } from './video-row.ts';
import { beginUpdate } from './video-update.ts';

/** Changes an attempt’s row, and returns what was changed; undefined if the attempt is over. */
const changeAttempt = async <S extends z.ZodType>(
  table: Table,
  job: Job,
  changed: S,
  {
    UpdateExpression,
    ExpressionAttributeValues,
  }: Pick<UpdateCommandInput, 'UpdateExpression' | 'ExpressionAttributeValues'>,
): Promise<z.output<S> | undefined> => {
  try {
    const { Attributes } = await table.client.send(
      new UpdateCommand({
        TableName: table.name,
        Key: keys.video(job.ownerId, job.videoId),
        ConditionExpression: FENCE,
        UpdateExpression,
        ExpressionAttributeNames: { '#status': 'status' },
        ExpressionAttributeValues: { ...fenceValues(job), ...ExpressionAttributeValues },
        ReturnValues: 'UPDATED_NEW',
      }),
    );
    return changed.parse(Attributes);
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return undefined;
    throw error;
  }
};

const Narrated = z.object({ narrator: z.string() });
const Advanced = z.object({ done: z.set(z.string()) });

/** Longer than any function that moves files can run, so that no two functions move the same files. */
const MOVES_LEASE_MS = 90_000;

export const videoStore = (table: Table): Videos => {
  /** True if the condition held. */
  const update = async (
    ownerId: string,
    videoId: string,
    change: Pick<
      UpdateCommandInput,
      'UpdateExpression' | 'ConditionExpression' | 'ExpressionAttributeValues'
    >,
  ): Promise<boolean> => {
    return tryWrite(
      table.client.send(
        new UpdateCommand({
          TableName: table.name,
          Key: keys.video(ownerId, videoId),
          ...change,
          ExpressionAttributeNames: { '#status': 'status' },
        }),
      ),
    );
  };

  const find = (ownerId: string, videoId: string) => findVideo(table, ownerId, videoId);

  return {
    find,
    create: async (video, claim, now, limits) => createNewVideo(table, video, { claim, now, limits }),
    retry: (video, now, limits) => reserveRetry(table, video, now, limits),
    update: (video, edit, request) => beginUpdate(table, video, edit, request),
    bringBack: (video, review, now) => swapVersions(table, video, review, now),
    outdated: (now) => outdatedVideos(table, now),
    fail: (job, sentence, now) => failVideo(table, job, { sentence, whileQueued: false }, now),
    cancel: (job, sentence, now) => failVideo(table, job, { sentence, whileQueued: true }, now),
    list: (ownerId, cursor) =>
      listPage(table, {
        ownerId,
        prefix: 'VIDEO#',
        schema: VideoRow,
        cursor,
        keep: isKept,
      }),
    markStarted: async (job) => {
      await update(job.ownerId, job.videoId, {
        ConditionExpression: FENCE,
        UpdateExpression: 'SET started = :yes',
        ExpressionAttributeValues: { ...fenceValues(job), ':yes': true },
      });
    },
    advance: async (job, milestone) => {
      const phase = phaseOf(milestone);
      const changed = await changeAttempt(table, job, Advanced, {
        UpdateExpression: `ADD done :milestone${phase === undefined ? '' : ` SET ${phase} = :at`}`,
        ExpressionAttributeValues: {
          ':milestone': new Set([milestone]),
          ...(phase === undefined ? {} : { ':at': new Date().toISOString() }),
        },
      });
      return changed && [...changed.done];
    },
    keepNarrator: async (job, narrator) => {
      const changed = await changeAttempt(table, job, Narrated, {
        UpdateExpression: 'SET narrator = if_not_exists(narrator, :narrator)',
        ExpressionAttributeValues: { ':narrator': narrator },
      });
      return changed?.narrator;
    },
    complete: (job, film, now) => completeVideo(table, job, film, now),
    review: (ownerId, videoId, found) => reviewVideo(table, { ownerId, videoId }, found),
    settleReview: (film, before, review) => settleReview(table, film, before, review),
    markPruned: async (job, keptUntil) => {
      const pruned = prunedTo(job, keptUntil);
      await update(job.ownerId, job.videoId, {
        ConditionExpression:
          '#status IN (:completed, :failed) AND attempt = :attempt AND attribute_not_exists(edit)',
        UpdateExpression: pruned.expression,
        ExpressionAttributeValues: {
          ...pruned.values,
          ':completed': 'completed',
          ':failed': 'failed',
          ':attempt': job.attempt,
        },
      });
    },
    delete: (ownerId, videoId, now) => deleteVideoRow(table, ownerId, videoId, now),
    restore: (video) => restoreVideoRow(table, video),
    beginErasure: (ownerId, videoId, now) => beginErasure(table, ownerId, videoId, now),
    listDeleted: (ownerId, cursor) => listDeletedVideos(table, ownerId, cursor),
    expired: (now) => expiredVideos(table, now),
    whileHeld: (ownerId, videoId, work) =>
      withLock(table, keys.video(ownerId, videoId), work, MOVES_LEASE_MS),
    markMoving: async (ownerId, videoId) => {
      const { gsi1pk, gsi1sk } = unfinishedIndex(new Date(0).toISOString(), videoId);
      await update(ownerId, videoId, {
        ConditionExpression: AT_REST,
        UpdateExpression: 'SET gsi1pk = :gsi1pk, gsi1sk = :gsi1sk',
        ExpressionAttributeValues: { ...atRest, ':gsi1pk': gsi1pk, ':gsi1sk': gsi1sk },
      });
    },
    markMoved: async (ownerId, videoId) => {
      await update(ownerId, videoId, {
        ConditionExpression: AT_REST,
        UpdateExpression: 'REMOVE gsi1pk, gsi1sk',
        ExpressionAttributeValues: atRest,
      });
    },
    withdraw: (ownerId, videoId, now) => withdrawVideo(table, ownerId, videoId, now),
    remove: async (ownerId, videoId) => {
      const { shareId, restriction } = (await find(ownerId, videoId)) ?? {};
      const gone = [
        keys.video(ownerId, videoId),
        keys.receipt(ownerId, videoId),
        // A video that was taken down keeps its link permanently, so that the link’s page can say that it was taken
        // down.
        ...(shareId === undefined || restriction?.kind === 'taken_down' ? [] : [keys.share(shareId)]),
      ];
      await transact(
        table,
        gone.map((Key) => ({ Delete: { TableName: table.name, Key } })),
      );
    },
    unfinished: () => rowsInIndex(table, VideoRow, unfinishedIndex('', '').gsi1pk),
  };
};
