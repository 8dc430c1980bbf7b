import { lapse } from '#functions/domain/credits/credits.ts';
import { type AccountFilms, leave, restand, standingOf } from '#functions/domain/queue/account-films.ts';
import type { Candidate } from '#functions/domain/queue/ports.ts';
import { nextTurn, type Turn } from '#functions/domain/queue/turns.ts';
import { executionNameOf, jobOf } from '#functions/domain/video/job.ts';
import { isUnderWay } from '#functions/domain/video/scene-edit.ts';
import type { Video } from '#functions/domain/video/video.ts';
import { readAccount } from '#functions/store/credits/credit-store.ts';
import { keys } from '#functions/store/table/keys.ts';
import { type Table, tryTransact } from '#functions/store/table/table.ts';
import { findVideo } from '#functions/store/videos/video-row.ts';
import { filmsWrites, readFilms } from './film-queue-writes.ts';
import { headsOf, readSlots } from './turn-reads.ts';

/** Turns that are looked at in one call; each one that is not a candidate is put right. */
const LOOKS = 25;

/** The account's films by the plan of now. */
const underPlanOf = async (table: Table, films: AccountFilms, now: Date): Promise<AccountFilms> => {
  const { account } = lapse(await readAccount(table, films.ownerId, now), now);
  return restand(films, standingOf(account.subscription), now);
};

const isSameTurn = (one: AccountFilms, other: AccountFilms): boolean =>
  one.turnSince === other.turnSince && one.standing.tier === other.standing.tier;

/** Removes a turn that its account's row does not name. */
const dropTurn = (table: Table, { tier, since, ownerId }: Turn, films: AccountFilms) =>
  tryTransact(table, [
    { Delete: { TableName: table.name, Key: keys.turn(tier, since, ownerId) } },
    // Fails when the row has changed meanwhile; without a row, the account is gone.
    ...(films.version === 0 ? [] : filmsWrites(table, films, films)),
  ]);

const waits = (video: Video | undefined, name: string): video is Video =>
  video !== undefined &&
  isUnderWay(video) &&
  video.queuedAt !== undefined &&
  executionNameOf(jobOf(video)) === name;

/** The candidate of a turn; undefined after the turn was put right, because plan or video have changed. */
const candidateOf = async (table: Table, turn: Turn, now: Date): Promise<Candidate | undefined> => {
  const { ownerId } = turn;
  const stored = await readFilms(table, ownerId);
  const [name] = stored.waiting;
  if (stored.turnSince !== turn.since || stored.standing.tier !== turn.tier || name === undefined) {
    await dropTurn(table, turn, stored);
    return undefined;
  }
  const films = await underPlanOf(table, stored, now);
  if (!isSameTurn(stored, films)) {
    await tryTransact(table, filmsWrites(table, stored, films));
    return undefined;
  }
  const video = await findVideo(table, ownerId, name.slice(0, name.lastIndexOf('-')));
  if (waits(video, name)) return { video, films };
  await tryTransact(table, filmsWrites(table, stored, leave(films, name, now)));
  return undefined;
};

export const nextCandidate = async (
  table: Table,
  slots: number,
  now: Date,
): Promise<Candidate | undefined> => {
  for (let look = 1; look <= LOOKS; look += 1) {
    const { running, given } = await readSlots(table);
    if (running >= slots) return undefined;
    const turn = nextTurn(await headsOf(table), given);
    if (turn === undefined) return undefined;
    const candidate = await candidateOf(table, turn, now);
    if (candidate !== undefined) return candidate;
  }
  return undefined;
};

/** Applies an account's plan of now to its place in the queue. */
export const restandAccount = async (table: Table, ownerId: string, now: Date): Promise<void> => {
  const stored = await readFilms(table, ownerId);
  if (stored.waiting.length === 0) return;
  const films = await underPlanOf(table, stored, now);
  // When another write wins, that write or the next turn applies the plan.
  if (!isSameTurn(stored, films)) await tryTransact(table, filmsWrites(table, stored, films));
};
