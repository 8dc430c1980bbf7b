import { setTimeout as sleep } from 'node:timers/promises';
import type { Subscription } from '#contract/catalogue.ts';
import {
  type AccountFilms,
  advance,
  join,
  leave,
  turnStandingOf,
} from '#functions/domain/queue/account-films.ts';
import type { Work, WorkQueue } from '#functions/domain/queue/ports.ts';
import type { QueueKeys } from '#functions/store/table/queue-keys.ts';
import { type Table, tryTransact } from '#functions/store/table/table.ts';
import { filmsWrites, readFilms } from './film-queue-writes.ts';
import { type Line, nextIn } from './next-candidate.ts';

const COLLISION_WAIT_MS = 60;
/** How many times in a row another write to the same row may win before we give up. */
const COLLISIONS = 25;

interface WorkLine {
  readonly keys: QueueKeys;
  readonly atOnce: Readonly<Record<Subscription, number>>;
  /** How many slots the stage has for this work. */
  readonly slots: () => number;
}

const stateIn = ({ running, waiting }: AccountFilms, name: string): 'waiting' | 'running' | undefined => {
  if (running.includes(name)) return 'running';
  return waiting.includes(name) ? 'waiting' : undefined;
};

/**
 * A queue for work that needs no row of its own while it waits: whoever takes work from the queue checks that it is
 * still needed.
 */
export const workQueueStore = (table: Table, { keys: queue, atOnce, slots }: WorkLine): WorkQueue => {
  const line: Line<string> = { keys: queue, atOnce, find: async (_, __, name) => name };

  /** Retries when other writes got there first; `to` returns undefined if nothing needs to change. */
  const change = async (
    ownerId: string,
    to: (films: AccountFilms) => AccountFilms | undefined,
  ): Promise<void> => {
    for (let collision = 1; collision <= COLLISIONS; collision += 1) {
      const films = await readFilms(table, ownerId, queue);
      const changed = to(films);
      if (changed === undefined) return;
      if ((await tryTransact(table, filmsWrites(table, films, changed, { queue }))) === undefined) return;
      await sleep(Math.random() * COLLISION_WAIT_MS);
    }
    throw new Error(`Nothing was written to the queue of ${ownerId} in ${COLLISIONS} tries`);
  };

  const remove = (ownerId: string, now: Date, isOver: (name: string) => boolean): Promise<void> =>
    change(ownerId, (films) => {
      const over = [...films.running, ...films.waiting].filter(isOver);
      return over.length === 0 ? undefined : over.reduce((left, name) => leave(left, name, now), films);
    });

  return {
    join: ({ ownerId, name }, subscription, now) =>
      change(ownerId, (films) =>
        stateIn(films, name) === undefined
          ? join(films, name, turnStandingOf(subscription, atOnce), now)
          : undefined,
      ),
    take: async (tiers, now): Promise<Work | undefined> => {
      for (let collision = 1; collision <= COLLISIONS; collision += 1) {
        const next = await nextIn(table, line, { slots: slots(), now, tiers });
        if (next === undefined) return undefined;
        const { name, films } = next;
        const writes = filmsWrites(table, films, advance(films, name, now), { slots: slots(), queue });
        if ((await tryTransact(table, writes)) === undefined) return { ownerId: films.ownerId, name };
        await sleep(Math.random() * COLLISION_WAIT_MS);
      }
      return undefined;
    },
    stateOf: async ({ ownerId, name }) => stateIn(await readFilms(table, ownerId, queue), name),
    leave: ({ ownerId, name }, now) => remove(ownerId, now, (other) => other === name),
    withdraw: (ownerId, now) => remove(ownerId, now, () => true),
  };
};
