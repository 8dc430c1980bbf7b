import type { Job } from '#functions/domain/video/job.ts';
import type { Review, Video } from '#functions/domain/video/video.ts';
import { keptPrevious, versionOf } from '#functions/domain/video/video-edit.ts';
import { heldCase } from '#functions/store/operators/video-review.ts';
import { previousIndex } from '#functions/store/table/deleted-video-keys.ts';
import { keys, unfinishedIndex } from '#functions/store/table/keys.ts';
import { dueInIndex } from '#functions/store/table/rows.ts';
import { type Table, tryTransact } from '#functions/store/table/table.ts';
import { VideoRow } from '#functions/store/videos/video-row.ts';
import { settingVersion } from './video-version.ts';

/** The version before an edit; it can be swapped with the current one, and is dropped after a while. */

/**
 * The update that pruning writes: the row is due again when its previous version can no longer be restored, and
 * leaves the index if there is no previous version.
 */
export const prunedTo = ({ videoId }: Pick<Job, 'videoId'>, keptUntil: string | undefined) => {
  if (keptUntil === undefined) return { expression: 'REMOVE gsi1pk, gsi1sk, previous', values: {} };
  const { gsi1pk, gsi1sk } = previousIndex(keptUntil, videoId);
  return {
    expression: 'SET gsi1pk = :gsi1pk, gsi1sk = :gsi1sk',
    values: { ':gsi1pk': gsi1pk, ':gsi1sk': gsi1sk },
  };
};

/**
 * Swaps the current and the previous version, keeping the deadline. False if there is no previous version or an edit
 * has started.
 */
export const swapVersions = async (
  table: Table,
  video: Video,
  review: Review | undefined,
  now: Date,
): Promise<boolean> => {
  const { film } = video;
  const previous = keptPrevious(video, now);
  if (previous === undefined || film === undefined) return false;
  const version = settingVersion(previous.version);
  const { gsi1pk, gsi1sk } = unfinishedIndex(now.toISOString(), video.id);
  const failed = await tryTransact(table, [
    {
      Update: {
        TableName: table.name,
        Key: keys.video(video.ownerId, video.id),
        ConditionExpression:
          '#status = :completed AND attempt = :before AND attribute_not_exists(edit) AND attribute_not_exists(restriction)',
        // Counts as another attempt, so that no edit of the replaced version can start.
        UpdateExpression: `SET attempt = :attempt, film = :film, previous = :previous, ${version.set},
          gsi1pk = :gsi1pk, gsi1sk = :gsi1sk${review === undefined ? '' : ', review = :review'}
          REMOVE #error${review === undefined ? ', review' : ''}${version.remove}`,
        ExpressionAttributeNames: { '#status': 'status', '#error': 'error' },
        ExpressionAttributeValues: {
          ...version.values,
          ':completed': 'completed',
          ':before': video.attempt,
          ':attempt': video.attempt + 1,
          ':film': previous.film,
          ':previous': {
            film,
            version: versionOf(video),
            until: previous.until,
            ...(video.review && { review: video.review }),
          },
          ...(review && { ':review': review }),
          ':gsi1pk': gsi1pk,
          ':gsi1sk': gsi1sk,
        },
      },
    },
    ...(review === video.review ? [] : heldCase(table, { ...video, review }, now)),
  ]);
  return failed === undefined;
};

/** Every video whose previous version can no longer be restored, in order of deadline. */
export const outdatedVideos = (table: Table, now: Date): AsyncGenerator<Video> =>
  dueInIndex(table, VideoRow, previousIndex('', '').gsi1pk, now);
