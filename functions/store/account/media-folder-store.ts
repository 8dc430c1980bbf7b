import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { paginateScan, UpdateCommand, type UpdateCommandInput } from '@aws-sdk/lib-dynamodb';
import { z } from 'zod';
import { User } from '#functions/domain/account/user.ts';
import { mediaPrefix } from '#functions/domain/media/media-keys.ts';
import { movedFilm } from '#functions/domain/media/moved-film.ts';
import type { MediaFolders } from '#functions/domain/media/ports.ts';
import { Storyboard } from '#functions/domain/storyboard/storyboard.ts';
import type { Video } from '#functions/domain/video/video.ts';
import { keys } from '#functions/store/table/keys.ts';
import { parsedRows, rowsUnder } from '#functions/store/table/rows.ts';
import { STORYBOARD_PREFIX } from '#functions/store/table/storyboard-keys.ts';
import { parseRow, type Table } from '#functions/store/table/table.ts';
import { AT_REST, atRest } from '#functions/store/videos/video-fence.ts';
import { VideoRow } from '#functions/store/videos/video-row.ts';
import { giveMediaFolder } from './media-folder-rows.ts';

const Profile = User.pick({ id: true, mediaFolder: true, oldMedia: true }).extend({
  leavingAt: z.string().optional(),
});
const STAYS = 'attribute_exists(pk) AND attribute_not_exists(leavingAt)';
/** The video is as it was read: nothing is being made of it, and it was not moved. */
const UNMOVED = `${AT_REST} AND attempt = :attempt AND attribute_not_exists(mediaFolder)`;

/** False when the condition failed. */
const update = async (
  { client, name }: Table,
  change: Omit<UpdateCommandInput, 'TableName'>,
): Promise<boolean> => {
  try {
    await client.send(new UpdateCommand({ TableName: name, ...change }));
    return true;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false;
    throw error;
  }
};

/** Only the command that moves media uses it: it reads the whole table. */
export const mediaFolderStore = (table: Table): MediaFolders => {
  /** False when the video isn't as it was read. */
  const change = (video: Video, expression: string, values: Record<string, unknown>): Promise<boolean> =>
    update(table, {
      Key: keys.video(video.ownerId, video.id),
      ConditionExpression: UNMOVED,
      UpdateExpression: expression,
      ExpressionAttributeNames: { '#status': 'status' },
      ExpressionAttributeValues: { ...atRest, ':attempt': video.attempt, ...values },
    });

  return {
    accounts: async function* () {
      const pages = paginateScan(
        { client: table.client },
        {
          TableName: table.name,
          FilterExpression: 'sk = :profile AND attribute_not_exists(leavingAt)',
          ExpressionAttributeValues: { ':profile': keys.profile('').sk },
        },
      );
      yield* parsedRows(Profile, pages);
    },
    give: (userId) => giveMediaFolder(table, userId),
    mark: async (userId, oldMedia) => {
      await update(table, {
        Key: keys.profile(userId),
        ConditionExpression: STAYS,
        ...(oldMedia === undefined
          ? { UpdateExpression: 'REMOVE oldMedia' }
          : {
              UpdateExpression: 'SET oldMedia = :old',
              ExpressionAttributeValues: { ':old': oldMedia },
            }),
      });
    },
    videosOf: async (userId) =>
      (await rowsUnder(table, userId, 'VIDEO#')).flatMap((row) => parseRow(VideoRow, row) ?? []),
    storyboardsOf: async (userId) =>
      (await rowsUnder(table, userId, STORYBOARD_PREFIX)).flatMap((row) => parseRow(Storyboard, row) ?? []),
    beginMove: (video, folder) => change(video, 'SET nextFolder = :folder', { ':folder': folder }),
    finishMove: (video, folder) => {
      const [from, to] = [mediaPrefix(video), mediaPrefix({ ...video, mediaFolder: folder })];
      const { film, previous } = video;
      const moved = {
        ...(film && { ':film': movedFilm(film, from, to) }),
        ...(previous && { ':previous': { ...previous, film: movedFilm(previous.film, from, to) } }),
      };
      const names = Object.keys(moved).map((value) => `, ${value.slice(1)} = ${value}`);
      return change(video, `SET mediaFolder = :folder${names.join('')} REMOVE nextFolder`, {
        ':folder': folder,
        ...moved,
      });
    },
  };
};
