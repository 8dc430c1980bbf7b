import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { lapse } from '#functions/domain/credits/credits.ts';
import { giveBack, SCENE_PRICE } from '#functions/domain/credits/reservations.ts';
import type { Video } from '#functions/domain/video/video.ts';
import { isUnderWay } from '#functions/domain/video/video-edit.ts';
import { creditWrites, readAccount } from '#functions/store/credits/credit-store.ts';
import { keys } from '#functions/store/table/keys.ts';
import type { Table, TransactItem } from '#functions/store/table/table.ts';
import { combine } from '#functions/store/videos/video-credits.ts';

/**
 * The writes that return the credits of a video's last attempt to the grants they came from; undefined when they were
 * returned before, or when the attempt is still in progress and returns them itself should it fail. The ledger row of
 * a return has a fixed id, so that none is written twice.
 */
export const returning = async (
  table: Table,
  video: Video,
  now: Date,
): Promise<readonly TransactItem[] | undefined> => {
  if (isUnderWay(video)) return undefined;
  const settled = lapse(await readAccount(table, video.ownerId, now), now);
  const attempt = {
    videoId: video.id,
    attempt: video.attempt,
    reservedAt: video.reservedAt ?? video.attemptedAt,
  };
  // The video was made, so it stays counted.
  const returned = giveBack(settled.account, video.charge, attempt, now, SCENE_PRICE);
  for (const { id } of returned.rows) {
    const { Item } = await table.client.send(
      new GetCommand({ TableName: table.name, Key: keys.ledger(video.ownerId, id), ConsistentRead: true }),
    );
    if (Item !== undefined) return undefined;
  }
  return returned.rows.length === 0 ? undefined : creditWrites(table, combine(settled, returned));
};
