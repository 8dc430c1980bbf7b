import { parseArgs } from 'node:util';
import {
  type FiledVideo,
  mediaPrefix,
  storyboardPrefix,
  videoPrefixes,
  withheldPrefix,
  withheldStoryboardPrefix,
  workPrefix,
} from '#functions/domain/media/media-keys.ts';
import { restoreObjects } from '#functions/gateways/aws/objects/restore-objects.ts';
import { restoreRows } from '#functions/store/backup/restore-rows.ts';
import { restoreTable } from '#functions/store/backup/restore-table.ts';
import { connect } from '#functions/store/table/table.ts';
import { users } from '#functions/wiring/stores.ts';
import { onTable } from './operator/on-table.ts';

/**
 * Restores from backup; `docs/runbook.md` explains when. `table` creates a second table with the data as of a given
 * time, `account` brings back missing rows from that table, and `files` brings back files from their old versions in
 * the bucket.
 */
const USAGE = `Usage, with TABLE_NAME=<table>, and for files BUCKET_NAME=<bucket> too:
  npm run restore -- table --at 2026-11-23T10:00Z
  npm run restore -- account <user id> [--video <video id>]
  npm run restore -- files <user id> [--video <video id>] --at 2026-11-23T10:00Z`;

const { values, positionals } = parseArgs({
  options: { at: { type: 'string' }, video: { type: 'string' }, from: { type: 'string' } },
  allowPositionals: true,
});
const [command, ownerId] = positionals;
const liveTable = (): string => process.env['TABLE_NAME'] ?? '';
const restoredTable = (): string => values.from ?? `${liveTable()}-restored`;

const timeOf = (text = ''): Date => {
  const at = new Date(text);
  if (Number.isNaN(at.getTime())) throw new Error('Say which time: --at 2026-11-23T10:00Z');
  if (at.getTime() > Date.now()) throw new Error(`${text} is still to come. Name a time in the past.`);
  return at;
};

const table = async (): Promise<void> => {
  const [from, to] = [liveTable(), restoredTable()];
  console.log(`Restoring ${from} to ${to}. This takes minutes to hours; run it again if it is interrupted.`);
  await restoreTable({ from, to, at: timeOf(values.at) });
  console.log(`${to} is ready. Check it: TABLE_NAME=${to} npm run ledger -- verify`);
};

const account = async (userId: string): Promise<void> => {
  const client = connect();
  const [from, to] = [restoredTable(), liveTable()];
  const { restored, kept, left } = await restoreRows(
    { client, name: from },
    { client, name: to },
    userId,
    values.video,
  ).catch((error: unknown) => {
    const isMissing = error instanceof Error && error.name === 'ResourceNotFoundException';
    throw isMissing
      ? new Error(`There is no table ${from}. Make it first: npm run restore -- table --at <time>`)
      : error;
  });
  for (const row of left) console.log(`${row} was under way or being erased at that time, and is left out.`);
  console.log(`${restored} rows restored. ${kept} exist now and were left as they are.`);
  if (restored + kept === 0) throw new Error(`${restoredTable()} has no rows of that account or video.`);
};

/** Every prefix under which a video or its storyboard may have files. */
const filesOf = (video: FiledVideo): readonly string[] => [
  mediaPrefix(video),
  storyboardPrefix(video),
  workPrefix(video.ownerId, video.id),
  withheldPrefix(video.ownerId, video.id),
  withheldStoryboardPrefix(video.ownerId, video.id),
];

const files = async (userId: string): Promise<void> => {
  const bucket = process.env['BUCKET_NAME'] ?? '';
  if (bucket === '') throw new Error('Name the stage’s bucket: BUCKET_NAME=<bucket> npm run restore -- …');
  const at = timeOf(values.at);
  const user = await users().find(userId);
  if (user === undefined)
    throw new Error(
      `There is no account ${userId}. Restore its rows first: npm run restore -- account ${userId}`,
    );
  const found = await Promise.all(
    (values.video === undefined
      ? videoPrefixes(userId, user.mediaFolder)
      : filesOf({ ownerId: userId, mediaFolder: user.mediaFolder, id: values.video })
    ).map((prefix) => restoreObjects(bucket, prefix, at)),
  );
  for (const key of found.flatMap(({ restored }) => restored)) console.log(key);
  const unchanged = found.reduce((sum, each) => sum + each.unchanged, 0);
  console.log(`${found.flatMap(({ restored }) => restored).length} files restored, ${unchanged} unchanged.`);
};

if (command === 'table') await onTable(table);
else if (command === 'account' && ownerId !== undefined) await onTable(() => account(ownerId));
else if (command === 'files' && ownerId !== undefined) await onTable(() => files(ownerId));
else {
  console.error(USAGE);
  process.exitCode = 2;
}
