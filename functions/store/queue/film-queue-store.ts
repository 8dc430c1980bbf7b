import { setTimeout as sleep } from 'node:timers/promises';
import { advance } from '#functions/domain/queue/account-films.ts';
import type { FilmQueue } from '#functions/domain/queue/ports.ts';
import { executionNameOf, jobOf } from '#functions/domain/video/job.ts';
import type { Video } from '#functions/domain/video/video.ts';
import { keys, unfinishedIndex } from '#functions/store/table/keys.ts';
import { type Table, type TransactItem, tryTransact } from '#functions/store/table/table.ts';
import { FENCE, fenceValues } from '#functions/store/videos/video-fence.ts';
import { filmsWrites, readFilms } from './film-queue-writes.ts';
import { FILM_LINE, nextIn } from './next-candidate.ts';
import { accountsAhead, lengthOf, oldestOf, readSlots } from './turn-reads.ts';

const COLLISION_WAIT_MS = 60;

/** Removes the attempt from the queue; from now on, the sweeps watch it. */
const beginning = (table: Table, video: Video, at: string): TransactItem => {
  const { gsi1pk, gsi1sk } = unfinishedIndex(at, video.id);
  return {
    Update: {
      TableName: table.name,
      Key: keys.video(video.ownerId, video.id),
      ConditionExpression: `${FENCE} AND attribute_exists(queuedAt)`,
      UpdateExpression: 'SET slotAt = :at, gsi1pk = :gsi1pk, gsi1sk = :gsi1sk REMOVE queuedAt',
      ExpressionAttributeNames: { '#status': 'status' },
      ExpressionAttributeValues: {
        ...fenceValues(jobOf(video)),
        ':at': at,
        ':gsi1pk': gsi1pk,
        ':gsi1sk': gsi1sk,
      },
    },
  };
};

/** `slots`: how many films the stage may make at the same time. */
export const filmQueueStore = (table: Table, slots: () => number): FilmQueue => ({
  next: async (now) => {
    const next = await nextIn(table, FILM_LINE, { slots: slots(), now });
    return next && { video: next.item, films: next.films };
  },
  give: async ({ video, films }, now) => {
    const at = now.toISOString();
    const failed = await tryTransact(table, [
      beginning(table, video, at),
      ...filmsWrites(table, films, advance(films, executionNameOf(jobOf(video)), now), {
        slots: slots(),
      }),
    ]);
    if (failed !== undefined) {
      // A random delay that spreads out dispatchers competing for the same turn.
      await sleep(Math.random() * COLLISION_WAIT_MS);
      return undefined;
    }
    const { queuedAt: _, ...begun } = video;
    return { ...begun, slotAt: at };
  },
  line: async (ownerId) => {
    const films = await readFilms(table, ownerId);
    return { films, ahead: await accountsAhead(table, films), slots: slots() };
  },
  figures: async () => {
    const [{ running }, oldest, paid, trial, free] = await Promise.all([
      readSlots(table),
      oldestOf(table),
      lengthOf(table, 'paid'),
      lengthOf(table, 'trial'),
      lengthOf(table, 'free'),
    ]);
    return { accounts: { paid, trial, free }, oldest, slotsUsed: running };
  },
});
