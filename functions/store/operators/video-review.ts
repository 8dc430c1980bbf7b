import type { FilmRef } from '#functions/domain/analytics/ports.ts';
import { strictest } from '#functions/domain/moderation/strictest-review.ts';
import { isKept } from '#functions/domain/video/shown/who-may-watch.ts';
import type { Review, Video } from '#functions/domain/video/video.ts';
import { LOCK_ROUNDS } from '#functions/store/credits/credit-store.ts';
import { opening } from '#functions/store/operators/case-writes.ts';
import { keys } from '#functions/store/table/keys.ts';
import { type Table, type TransactItem, tryTransact } from '#functions/store/table/table.ts';
import { outOfRounds } from '#functions/store/videos/video-credits.ts';
import { findVideo } from '#functions/store/videos/video-row.ts';

/** A held video has to wait for an operator, so it opens a case; no other review does. */
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

/** Replaces the review that moderation left open, if it hasn’t changed since; otherwise returns false. */
const replaceReview = async (
  table: Table,
  { ownerId, videoId }: FilmRef,
  before: Review | undefined,
  after: Review | undefined,
): Promise<boolean> => {
  const failed = await tryTransact(table, [
    {
      Update: {
        TableName: table.name,
        Key: keys.video(ownerId, videoId),
        ConditionExpression: `${KEPT} AND ${before === undefined ? 'attribute_not_exists(review)' : 'review = :before'}`,
        UpdateExpression: after === undefined ? 'REMOVE review' : 'SET review = :after',
        ExpressionAttributeNames: { '#status': 'status' },
        ExpressionAttributeValues: {
          ':deleted': 'deleted',
          ':deleting': 'deleting',
          ...(before && { ':before': before }),
          ...(after && { ':after': after }),
        },
      },
    },
    ...heldCase(table, { ownerId, id: videoId, review: after }, new Date()),
  ]);
  return failed === undefined;
};

/** Adds findings to the review that moderation left open for a video; never weakens earlier findings. */
export const reviewVideo = async (table: Table, film: FilmRef, found: Review): Promise<void> => {
  for (let round = 1; round <= LOCK_ROUNDS; round += 1) {
    const video = await findVideo(table, film.ownerId, film.videoId);
    if (!isKept(video)) return;
    const after = strictest([video.review, found]);
    if (after === video.review || (await replaceReview(table, film, video.review, after))) return;
  }
  throw outOfRounds();
};

/** Records the judgement of a video that could not be judged before, if the video’s review hasn’t changed. */
export const settleReview = async (
  table: Table,
  film: FilmRef,
  before: Review,
  review: Review | undefined,
): Promise<void> => {
  await replaceReview(table, film, before, review);
};
