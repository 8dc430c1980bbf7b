import { GetCommand } from '@aws-sdk/lib-dynamodb';
import type { UploadUses } from '#functions/domain/uploads/ports.ts';
import { videoNamed } from '#functions/domain/video/job.ts';
import { readFilms } from '#functions/store/queue/film-queue-writes.ts';
import { keys } from '#functions/store/table/keys.ts';
import { rowsUnder } from '#functions/store/table/rows.ts';
import type { Table } from '#functions/store/table/table.ts';

/** Ids are unique, so a row that contains one names it, whether in a scene, as its music or as its narration. */
const names = (row: Record<string, unknown> | undefined, id: string): boolean =>
  row !== undefined && JSON.stringify(row).includes(`"${id}"`);

/**
 * Looks at the account's storyboards that no video was made from, and at its videos that are being made or changed.
 * Finished videos have their own copy of everything.
 */
export const uploadUses = (table: Table): UploadUses => ({
  neededBy: async (ownerId, uploadId) => {
    const storyboards = await rowsUnder(table, ownerId, 'STORYBOARD#');
    if (storyboards.some((row) => row['videoId'] === undefined && names(row, uploadId))) return 'storyboard';
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
