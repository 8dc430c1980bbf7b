import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { OwnNarration } from '#functions/domain/storyboard/recorded-scenes.ts';
import type { UploadUses } from '#functions/domain/uploads/ports.ts';
import { videoNamed } from '#functions/domain/video/job.ts';
import { readFilms } from '#functions/store/queue/film-queue-writes.ts';
import { keys } from '#functions/store/table/keys.ts';
import { rowsUnder } from '#functions/store/table/rows.ts';
import { STORYBOARD_PREFIX } from '#functions/store/table/storyboard-keys.ts';
import type { Table } from '#functions/store/table/table.ts';

/** Ids are unique, so any row that contains an upload's id uses the upload, in a scene or as music. */
const names = (row: Record<string, unknown> | undefined, id: string): boolean =>
  row !== undefined && JSON.stringify(row).includes(`"${id}"`);

/**
 * Whether a storyboard still needs an upload. A recording is cut into scenes when it is matched, so a storyboard that
 * already has a video needs the recording only until then, or not at all if the creator has removed it.
 */
const isNeededBy = ({ recording, ...row }: Record<string, unknown>, id: string): boolean => {
  const matched = OwnNarration.safeParse(recording).data;
  const isMatching = matched?.status === 'aligning' && matched.uploadId === id && row['narration'] === id;
  return isMatching || (row['videoId'] === undefined && names(row, id));
};

/**
 * Checks the account's storyboards, and its videos that are being made or changed. Finished videos have their
 * own copies of everything.
 */
export const uploadUses = (table: Table): UploadUses => ({
  neededBy: async (ownerId, uploadId) => {
    const storyboards = await rowsUnder(table, ownerId, STORYBOARD_PREFIX);
    if (storyboards.some((row) => isNeededBy(row, uploadId))) return 'storyboard';
    const { running, waiting } = await readFilms(table, ownerId);
    for (const name of [...running, ...waiting]) {
      const { Item } = await table.client.send(
        new GetCommand({ TableName: table.name, Key: keys.video(ownerId, videoNamed(name)) }),
      );
      if (names(Item, uploadId)) return 'video';
    }
    return undefined;
  },
});
