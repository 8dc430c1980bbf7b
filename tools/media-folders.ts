import { type Moved, moveMedia } from '#functions/services/media/move-media.ts';
import { now } from '#functions/wiring/clock.ts';
import { media } from '#functions/wiring/media.ts';
import { mediaFolders, storyboards, videos } from '#functions/wiring/stores.ts';
import { messageOf } from './operator/aws-trouble.ts';
import { onTable } from './operator/on-table.ts';

/**
 * `npm run media-folders`: moves media that lie under an account's id into the account's random folder. It can be
 * interrupted, and run again until it says that everything is moved. Needs `TABLE_NAME` and `BUCKET_NAME`.
 */
await onTable(async () => {
  if ((process.env['BUCKET_NAME'] ?? '') === '')
    throw new Error('Name the stage’s bucket too: BUCKET_NAME=<bucket> npm run media-folders');
  const accounts = { leaving: 0, moving: 0, copied: 0, done: 0 } satisfies Record<Moved['state'], number>;
  let [moved, waiting, failed] = [0, 0, 0];
  const ports = { folders: mediaFolders(), videos: videos(), storyboards: storyboards(), media: media() };
  for await (const owner of mediaFolders().accounts())
    try {
      const outcome = await moveMedia(ports, owner, now());
      accounts[outcome.state] += 1;
      moved += outcome.moved;
      waiting += outcome.waiting;
    } catch (error) {
      failed += 1;
      console.error(`${owner.id}: ${messageOf(error)}`);
    }
  console.log(
    `${moved} videos and storyboards moved. ${accounts.done} accounts have nothing in the old place.`,
  );
  if (waiting > 0)
    console.log(`${waiting} videos and storyboards are being made or changed. Run this again later.`);
  if (accounts.copied > 0)
    console.log(`Run this again in half an hour: it removes the old files of ${accounts.copied} accounts.`);
  if (failed > 0) throw new Error(`${failed} accounts failed. Run this again: nothing is lost.`);
  if (accounts.moving + accounts.copied === 0) console.log('Everything is moved.');
});
