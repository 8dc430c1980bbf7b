import type { z } from 'zod';
import type { Sessions } from '#functions/domain/account/ports.ts';
import type { WorkQueue } from '#functions/domain/queue/ports.ts';
import type { Clock, Lazy } from '#functions/domain/request/ports.ts';
import type { SeriesStore } from '#functions/domain/series/ports.ts';
import type { Storyboards } from '#functions/domain/storyboard/ports.ts';
import type { Videos } from '#functions/domain/video/ports.ts';
import { LeavingUser } from './messages.ts';

interface Ports {
  readonly sessions: Lazy<Sessions>;
  readonly videos: Lazy<Videos>;
  readonly storyboards: Lazy<Storyboards>;
  readonly series: Lazy<SeriesStore>;
  /** The queues of upload checks and archives. */
  readonly queues: readonly Lazy<Pick<WorkQueue, 'withdraw'>>[];
  readonly now: Clock;
}

/**
 * Ends the departing user's sessions, series with their runs, storyboards and all attempts at videos, including
 * queued and deleted ones; share links stop working.
 */
export const withdrawFilmsStep = ({ sessions, videos, storyboards, series, queues, now }: Ports) => ({
  name: 'WithdrawFilms',
  input: LeavingUser,
  run: async ({ userId }: z.output<typeof LeavingUser>) => {
    await sessions().endAll(userId, now());
    // Runs before the videos are ended, so that no run starts another one.
    for (const { id } of await series().list(userId)) await series().remove(userId, id);
    await storyboards().withdraw(userId, now());
    for (const queue of queues) await queue().withdraw(userId, now());
    let withdrawn = 0;
    for (const list of ['list', 'listDeleted'] as const)
      for (let cursor: string | undefined, more = true; more; ) {
        const { items, nextCursor } = await videos()[list](userId, cursor);
        for (const { id } of items) await videos().withdraw(userId, id, now());
        withdrawn += items.length;
        cursor = nextCursor;
        more = nextCursor !== undefined;
      }
    return { userId, withdrawn };
  },
});
