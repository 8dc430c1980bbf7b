import { z } from 'zod';
import type { Page } from '#functions/domain/request/ports.ts';
import {
  type DeletedVideo,
  erasedAt,
  isDeleted,
  statusBefore,
} from '#functions/domain/video/shown/recently-deleted.ts';
import type { Video } from '#functions/domain/video/video.ts';
import { LOCK_ROUNDS } from '#functions/store/credits/credit-store.ts';
import { discarding } from '#functions/store/storyboards/draft-endings.ts';
import { findStoryboard } from '#functions/store/storyboards/storyboard-row.ts';
import { DELETED_PREFIX, deletedIndex, deletedVideoKey } from '#functions/store/table/deleted-video-keys.ts';
import { keys, unfinishedIndex } from '#functions/store/table/keys.ts';
import { listPage } from '#functions/store/table/pages.ts';
import { dueInIndex } from '#functions/store/table/rows.ts';
import { type Table, type TransactItem, tryTransact } from '#functions/store/table/table.ts';
import { outOfRounds } from './video-credits.ts';
import { findVideo } from './video-row.ts';

/** A deleted video’s row stays complete. A second row lists the video as deleted and says when it will be erased. */
const Pointer = z.object({ ownerId: z.string(), videoId: z.string() });

/** Placed first in the index, so that PruneMedia handles the video’s files next. */
const atOnce = (videoId: string) => {
  const { gsi1pk, gsi1sk } = unfinishedIndex(new Date(0).toISOString(), videoId);
  return { ':gsi1pk': gsi1pk, ':gsi1sk': gsi1sk };
};

const noPointer = (table: Table, ownerId: string, videoId: string): TransactItem => ({
  Delete: { TableName: table.name, Key: deletedVideoKey(ownerId, videoId) },
});

/** → deleted; false if an attempt is in progress, or the video is deleted or gone. */
export const deleteVideoRow = async (
  table: Table,
  ownerId: string,
  videoId: string,
  now: Date,
): Promise<boolean> => {
  const deletedAt = now.toISOString();
  const failed = await tryTransact(table, [
    {
      Update: {
        TableName: table.name,
        Key: keys.video(ownerId, videoId),
        ConditionExpression: '#status IN (:completed, :failed) AND attribute_not_exists(edit)',
        UpdateExpression: 'SET #status = :deleted, deletedAt = :at, gsi1pk = :gsi1pk, gsi1sk = :gsi1sk',
        ExpressionAttributeNames: { '#status': 'status' },
        ExpressionAttributeValues: {
          ...atOnce(videoId),
          ':completed': 'completed',
          ':failed': 'failed',
          ':deleted': 'deleted',
          ':at': deletedAt,
        },
      },
    },
    {
      Put: {
        TableName: table.name,
        Item: {
          ...deletedVideoKey(ownerId, videoId),
          ...deletedIndex(erasedAt(deletedAt), videoId),
          ownerId,
          videoId,
        },
      },
    },
  ]);
  return failed === undefined;
};

/** deleted → its earlier status; PruneMedia then cleans up. False if the video isn’t deleted. */
export const restoreVideoRow = async (table: Table, video: DeletedVideo): Promise<boolean> => {
  const { ownerId, id, deletedAt } = video;
  const failed = await tryTransact(table, [
    {
      Update: {
        TableName: table.name,
        Key: keys.video(ownerId, id),
        ConditionExpression: '#status = :deleted AND deletedAt = :at',
        UpdateExpression: 'SET #status = :before, gsi1pk = :gsi1pk, gsi1sk = :gsi1sk REMOVE deletedAt',
        ExpressionAttributeNames: { '#status': 'status' },
        ExpressionAttributeValues: {
          ...atOnce(id),
          ':deleted': 'deleted',
          ':at': deletedAt,
          ':before': statusBefore(video),
        },
      },
    },
    noPointer(table, ownerId, id),
  ]);
  return failed === undefined;
};

/** deleted → deleting, permanently, discarding its storyboard; false if the video isn’t deleted. */
export const beginErasure = async (
  table: Table,
  ownerId: string,
  videoId: string,
  now: Date,
): Promise<boolean> => {
  for (let round = 1; round <= LOCK_ROUNDS; round += 1) {
    const storyboard = await findStoryboard(table, ownerId, videoId);
    const failed = await tryTransact(table, [
      {
        Update: {
          TableName: table.name,
          Key: keys.video(ownerId, videoId),
          ConditionExpression: '#status = :deleted',
          UpdateExpression: 'SET #status = :deleting, gsi1pk = :gsi1pk, gsi1sk = :gsi1sk REMOVE deletedAt',
          ExpressionAttributeNames: { '#status': 'status' },
          ExpressionAttributeValues: { ...atOnce(videoId), ':deleted': 'deleted', ':deleting': 'deleting' },
        },
      },
      noPointer(table, ownerId, videoId),
      ...(storyboard === undefined ? [] : await discarding(table, storyboard, now)),
    ]);
    if (failed === undefined) return true;
    if (failed.includes(0)) return false;
  }
  throw outOfRounds();
};

/** The videos that the pointer rows refer to, provided they are still deleted. */
const behind = async (table: Table, pointers: readonly z.infer<typeof Pointer>[]): Promise<Video[]> => {
  const found = await Promise.all(pointers.map(({ ownerId, videoId }) => findVideo(table, ownerId, videoId)));
  return found.filter(isDeleted);
};

export const listDeletedVideos = async (
  table: Table,
  ownerId: string,
  cursor: string | undefined,
): Promise<Page<Video>> => {
  const page = await listPage(table, { ownerId, prefix: DELETED_PREFIX, schema: Pointer, cursor });
  return { ...page, items: await behind(table, page.items) };
};

/** Every deleted video that can no longer be restored, in order of deletion. */
export async function* expiredVideos(table: Table, now: Date): AsyncGenerator<Video> {
  const pointers = dueInIndex(table, Pointer, deletedIndex('', '').gsi1pk, now);
  for await (const pointer of pointers) yield* await behind(table, [pointer]);
}
