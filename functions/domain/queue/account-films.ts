import { z } from 'zod';
import { FILMS_AT_ONCE, type Subscription } from '#contract/catalogue.ts';
import { TIERS, tierOf } from '#functions/domain/plans/tiers.ts';

/** What an account’s plan allows in the queue. */
const Standing = z.object({ tier: z.enum(TIERS), limit: z.int().positive() });
export type Standing = z.infer<typeof Standing>;

/**
 * An account’s attempts that hold a slot or are waiting for one, by execution name, oldest first, with the plan last
 * seen. Upload checks and archives have similar queues under their own names.
 */
export const AccountFilms = z.object({
  ownerId: z.string(),
  version: z.int().min(0),
  running: z.array(z.string()),
  waiting: z.array(z.string()),
  standing: Standing,
  /**
   * When the account started waiting for its turn. Absent when no attempt is waiting, or when the plan doesn’t allow
   * another one at the same time.
   */
  turnSince: z.iso.datetime().optional(),
});
export type AccountFilms = z.infer<typeof AccountFilms>;

/** `atOnce`: how many attempts the account’s plan allows at the same time. */
export const turnStandingOf = (
  subscription: Subscription,
  atOnce: Readonly<Record<Subscription, number>> = FILMS_AT_ONCE,
): Standing => ({ tier: tierOf(subscription), limit: atOnce[subscription] });

export const noFilms = (ownerId: string): AccountFilms => ({
  ownerId,
  version: 0,
  running: [],
  waiting: [],
  standing: turnStandingOf('free'),
});

/** An account keeps its place in line until one of its films gets a slot; then it goes to the back. */
const takeTurn = ({ turnSince, ...films }: AccountFilms, now: Date): AccountFilms =>
  films.waiting.length > 0 && films.running.length < films.standing.limit
    ? { ...films, turnSince: turnSince ?? now.toISOString() }
    : films;

/** Puts an attempt at the end of its account's own line. */
export const join = (films: AccountFilms, name: string, standing: Standing, now: Date): AccountFilms =>
  takeTurn({ ...films, standing, waiting: [...films.waiting, name] }, now);

/** Applies the account’s current plan, which may have changed since an attempt joined the queue. */
export const restand = (films: AccountFilms, standing: Standing, now: Date): AccountFilms =>
  takeTurn({ ...films, standing }, now);

const without = (names: readonly string[], name: string): string[] => names.filter((other) => other !== name);

/** Gives a waiting attempt a slot and moves the account to the back of the line. */
export const advance = (films: AccountFilms, name: string, now: Date): AccountFilms => {
  const { turnSince: _, waiting, running, ...rest } = films;
  return takeTurn({ ...rest, waiting: without(waiting, name), running: [...running, name] }, now);
};

/** Removes an attempt that is over, whether it held a slot or was waiting for one. */
export const leave = (films: AccountFilms, name: string, now: Date): AccountFilms =>
  takeTurn({ ...films, running: without(films.running, name), waiting: without(films.waiting, name) }, now);
