import type { FilmRef } from '#functions/domain/analytics/ports.ts';
import type { Review, Video } from '#functions/domain/video/video.ts';
import { opening } from '#functions/store/operators/case-writes.ts';
import { keys } from '#functions/store/table/keys.ts';
import { type Table, type TransactItem, tryTransact } from '#functions/store/table/table.ts';

/** A held video waits for an operator; every other one opens no case. */
export const heldCase = (
  table: Table,
  { ownerId, id, review }: Pick<Video, 'ownerId' | 'id' | 'review'>,
  now: Date,
): TransactItem[] =>
  review === 'held'
    ? [
        opening(table, { subject: id, ownerId, videoId: id }, now, {
          isUrgent: false,
          set: 'held = :yes',
          values: { ':yes': true },
        }),
      ]
    : [];

const KEPT = 'attribute_exists(pk) AND NOT #status IN (:deleted, :deleting)';

/** Records what moderation left to do. Only an operator releases a held video. */
export const reviewVideo = async (
  table: Table,
  { ownerId, videoId }: FilmRef,
  review: Review | undefined,
): Promise<void> => {
  await tryTransact(table, [
    {
      Update: {
        TableName: table.name,
        Key: keys.video(ownerId, videoId),
        ConditionExpression: `${KEPT} AND (attribute_not_exists(review) OR review <> :held)`,
        UpdateExpression: review === undefined ? 'REMOVE review' : 'SET review = :review',
        ExpressionAttributeNames: { '#status': 'status' },
        ExpressionAttributeValues: {
          ':deleted': 'deleted',
          ':deleting': 'deleting',
          ':held': 'held',
          ...(review && { ':review': review }),
        },
      },
    },
    ...heldCase(table, { ownerId, id: videoId, review }, new Date()),
  ]);
};
