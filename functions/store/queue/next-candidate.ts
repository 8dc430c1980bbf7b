import { FILMS_AT_ONCE, type Subscription } from '#contract/catalogue.ts';
import { lapse } from '#functions/domain/credits/credits.ts';
import type { Tier } from '#functions/domain/plans/tiers.ts';
import { type AccountFilms, leave, restand, turnStandingOf } from '#functions/domain/queue/account-films.ts';
import { nextTurn, type Turn } from '#functions/domain/queue/turns.ts';
import { executionNameOf, jobOf } from '#functions/domain/video/job.ts';
import type { Video } from '#functions/domain/video/video.ts';
import { isUnderWay } from '#functions/domain/video/video-edit.ts';
import { readAccount } from '#functions/store/credits/credit-store.ts';
import { FILM_QUEUE, type QueueKeys } from '#functions/store/table/queue-keys.ts';
import { type Table, tryTransact } from '#functions/store/table/table.ts';
import { findVideo } from '#functions/store/videos/video-row.ts';
import { filmsWrites, readFilms } from './film-queue-writes.ts';
import { headsOf, readSlots } from './turn-reads.ts';

/** How many turns one call examines; if a turn doesn’t lead to a candidate, it is corrected. */
const LOOKS = 25;

/** A queue: what is waiting in it, and for which account. */
export interface Line<Item> {
  readonly keys: QueueKeys;
  /** How many pieces of work an account may have in progress at the same time under its plan. */
  readonly atOnce: Readonly<Record<Subscription, number>>;
  /** The work that is queued under a name; undefined if it is no longer waiting. */
  readonly find: (table: Table, ownerId: string, name: string) => Promise<Item | undefined>;
}

const waits = (video: Video | undefined, name: string): video is Video =>
  video !== undefined &&
  isUnderWay(video) &&
  video.queuedAt !== undefined &&
  executionNameOf(jobOf(video)) === name;

export const FILM_LINE: Line<Video> = {
  keys: FILM_QUEUE,
  atOnce: FILMS_AT_ONCE,
  find: async (table, ownerId, name) => {
    const video = await findVideo(table, ownerId, name.slice(0, name.lastIndexOf('-')));
    return waits(video, name) ? video : undefined;
  },
};

type Plans = Pick<Line<unknown>, 'atOnce'>;

/** The account’s queue entries, updated to its current plan. */
const underPlanOf = async (table: Table, { atOnce }: Plans, films: AccountFilms, now: Date) => {
  const { account } = lapse(await readAccount(table, films.ownerId, now), now);
  return restand(films, turnStandingOf(account.subscription, atOnce), now);
};

const isSameTurn = (one: AccountFilms, other: AccountFilms): boolean =>
  one.turnSince === other.turnSince && one.standing.tier === other.standing.tier;

/** Removes a turn that the account’s row doesn’t contain. */
const dropTurn = (table: Table, queue: QueueKeys, { tier, since, ownerId }: Turn, films: AccountFilms) =>
  tryTransact(table, [
    { Delete: { TableName: table.name, Key: queue.turn(tier, since, ownerId) } },
    // Fails if the row has changed since it was read. If there is no row, the account is gone.
    ...(films.version === 0 ? [] : filmsWrites(table, films, films, { queue })),
  ]);

/** The longest-waiting work of the account whose turn it is. */
interface Next<Item> {
  readonly item: Item;
  readonly name: string;
  readonly films: AccountFilms;
}

/** The candidate to which a turn leads; undefined if the plan or the work had changed and the turn was corrected. */
const candidateOf = async <Item>(
  table: Table,
  line: Line<Item>,
  turn: Turn,
  now: Date,
): Promise<Next<Item> | undefined> => {
  const { ownerId } = turn;
  const queue = line.keys;
  const stored = await readFilms(table, ownerId, queue);
  const [name] = stored.waiting;
  if (stored.turnSince !== turn.since || stored.standing.tier !== turn.tier || name === undefined) {
    await dropTurn(table, queue, turn, stored);
    return undefined;
  }
  const films = await underPlanOf(table, line, stored, now);
  if (!isSameTurn(stored, films)) {
    await tryTransact(table, filmsWrites(table, stored, films, { queue }));
    return undefined;
  }
  const item = await line.find(table, ownerId, name);
  if (item !== undefined) return { item, name, films };
  await tryTransact(table, filmsWrites(table, stored, leave(films, name, now), { queue }));
  return undefined;
};

/** Who is next in a queue, considering only `tiers`; undefined if nothing is waiting or every slot is taken. */
export const nextIn = async <Item>(
  table: Table,
  line: Line<Item>,
  { slots, now, tiers }: { readonly slots: number; readonly now: Date; readonly tiers?: readonly Tier[] },
): Promise<Next<Item> | undefined> => {
  for (let look = 1; look <= LOOKS; look += 1) {
    const { running, given } = await readSlots(table, line.keys);
    if (running >= slots) return undefined;
    const turn = nextTurn(await headsOf(table, line.keys, tiers), given);
    if (turn === undefined) return undefined;
    const candidate = await candidateOf(table, line, turn, now);
    if (candidate !== undefined) return candidate;
  }
  return undefined;
};

/** Moves an account to the place in the queue that its current plan gives it. */
export const restandAccount = async (table: Table, ownerId: string, now: Date): Promise<void> => {
  const stored = await readFilms(table, ownerId);
  if (stored.waiting.length === 0) return;
  const films = await underPlanOf(table, FILM_LINE, stored, now);
  // If another write got there first, either that write or the next turn applies the plan.
  if (!isSameTurn(stored, films)) await tryTransact(table, filmsWrites(table, stored, films));
};
