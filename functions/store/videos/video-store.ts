import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { GetCommand, UpdateCommand, type UpdateCommandInput } from '@aws-sdk/lib-dynamodb';
import { z } from 'zod';
import type { Videos } from '#functions/domain/video/ports.ts';
import { phaseOf } from '#functions/domain/video/progress.ts';
import { Video } from '#functions/domain/video/video.ts';
import { keys, unfinishedIndex } from '#functions/store/table/keys.ts';
import { listPage } from '#functions/store/table/pages.ts';
import { rowsInIndex } from '#functions/store/table/rows.ts';
import { parseRow, type Table, transact } from '#functions/store/table/table.ts';
import { createVideo, failVideo, retryVideo } from './video-credits.ts';
import { FENCE, fenceValues } from './video-fence.ts';
import { beginSceneEdit } from './video-scene-edit.ts';

/** Milestones are a DynamoDB string set, which cannot be empty. */
const Row = z.preprocess((row) => {
  if (typeof row !== 'object' || row === null) return row;
  const done: unknown = Reflect.get(row, 'done');
  return { ...row, done: done instanceof Set ? [...done] : (done ?? []) };
}, Video);

export const videoStore = (table: Table): Videos => {
  /** True when the condition held. */
  const update = async (
    ownerId: string,
    videoId: string,
    change: Pick<
      UpdateCommandInput,
      'UpdateExpression' | 'ConditionExpression' | 'ExpressionAttributeValues'
    >,
  ): Promise<boolean> => {
    try {
      await table.client.send(
        new UpdateCommand({
          TableName: table.name,
          Key: keys.video(ownerId, videoId),
          ...change,
          ExpressionAttributeNames: { '#status': 'status' },
        }),
      );
      return true;
    } catch (error) {
      if (error instanceof ConditionalCheckFailedException) return false;
      throw error;
    }
  };

  const toDeleting = (ownerId: string, videoId: string, condition: string, values = {}): Promise<boolean> => {
    const { gsi1pk, gsi1sk } = unfinishedIndex(new Date(0).toISOString(), videoId);
    return update(ownerId, videoId, {
      ConditionExpression: `attribute_exists(pk) AND ${condition}`,
      UpdateExpression: 'SET #status = :deleting, gsi1pk = :gsi1pk, gsi1sk = :gsi1sk',
      ExpressionAttributeValues: { ...values, ':deleting': 'deleting', ':gsi1pk': gsi1pk, ':gsi1sk': gsi1sk },
    });
  };

  const find = async (ownerId: string, videoId: string): Promise<Video | undefined> => {
    const { Item } = await table.client.send(
      new GetCommand({ TableName: table.name, Key: keys.video(ownerId, videoId), ConsistentRead: true }),
    );
    return parseRow(Row, Item);
  };

  return {
    find,
    create: (video, claim, now, limits) => createVideo(table, video, claim, now, limits),
    retry: (video, now, limits) => retryVideo(table, find, video, now, limits),
    editScene: (video, edit, claim, now, limits) => beginSceneEdit(table, video, edit, claim, now, limits),
    fail: (job, sentence, now) => failVideo(table, find, job, sentence, now),
    list: (ownerId, cursor) =>
      listPage(table, {
        ownerId,
        prefix: 'VIDEO#',
        schema: Row,
        cursor,
        keep: (video) => video.status !== 'deleting',
      }),
    markStarted: async (job) => {
      await update(job.ownerId, job.videoId, {
        ConditionExpression: FENCE,
        UpdateExpression: 'SET started = :yes',
        ExpressionAttributeValues: { ...fenceValues(job), ':yes': true },
      });
    },
    advance: (job, milestone) => {
      const phase = phaseOf(milestone);
      return update(job.ownerId, job.videoId, {
        ConditionExpression: FENCE,
        UpdateExpression: `ADD done :milestone${phase === undefined ? '' : ` SET ${phase} = :at`}`,
        ExpressionAttributeValues: {
          ...fenceValues(job),
          ':milestone': new Set([milestone]),
          ...(phase === undefined ? {} : { ':at': new Date().toISOString() }),
        },
      });
    },
    // It stays in the index, so that PruneMedia deletes the files of earlier versions.
    complete: (job, film) =>
      update(job.ownerId, job.videoId, {
        ConditionExpression: FENCE,
        UpdateExpression:
          'SET #status = :completed, film = :film REMOVE edit, done, preparedAt, filmedAt, expected',
        ExpressionAttributeValues: { ...fenceValues(job), ':film': film },
      }),
    markPruned: async (job) => {
      await update(job.ownerId, job.videoId, {
        ConditionExpression:
          '#status IN (:completed, :failed) AND attempt = :attempt AND attribute_not_exists(edit)',
        UpdateExpression: 'REMOVE gsi1pk, gsi1sk',
        ExpressionAttributeValues: {
          ':completed': 'completed',
          ':failed': 'failed',
          ':attempt': job.attempt,
        },
      });
    },
    beginDeletion: (ownerId, videoId) =>
      toDeleting(ownerId, videoId, '#status <> :generating AND attribute_not_exists(edit)', {
        ':generating': 'generating',
      }),
    withdraw: async (ownerId, videoId) => {
      await toDeleting(ownerId, videoId, '#status <> :deleting');
    },
    remove: async (ownerId, videoId) => {
      const shareId = (await find(ownerId, videoId))?.shareId;
      const gone = [
        keys.video(ownerId, videoId),
        keys.receipt(ownerId, videoId),
        ...(shareId === undefined ? [] : [keys.share(shareId)]),
      ];
      await transact(
        table,
        gone.map((Key) => ({ Delete: { TableName: table.name, Key } })),
      );
    },
    unfinished: () => rowsInIndex(table, Row, unfinishedIndex('', '').gsi1pk),
  };
};
