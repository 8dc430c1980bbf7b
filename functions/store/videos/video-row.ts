import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { Video } from '#functions/domain/video/video.ts';
import { keys } from '#functions/store/table/keys.ts';
import { parseRow, type Table } from '#functions/store/table/table.ts';

/** Milestones are a DynamoDB string set, which cannot be empty. */
export const VideoRow = Video.extend({ done: Video.shape.done.default([]) });

export const findVideo = async (
  table: Table,
  ownerId: string,
  videoId: string,
): Promise<Video | undefined> => {
  const { Item } = await table.client.send(
    new GetCommand({ TableName: table.name, Key: keys.video(ownerId, videoId), ConsistentRead: true }),
  );
  return parseRow(VideoRow, Item);
};
