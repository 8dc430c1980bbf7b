import { SHARED_UPLOADS_A_DAY } from '#contract/catalogue.ts';
import type { Connection } from '#contract/schemas/publishing.ts';
import { inWords } from '#web/lib/number-words.ts';

/** The limit for each plan. A plan that this page doesn’t recognise has no limit here. */
const MOST_A_DAY: ReadonlyMap<string, number> = new Map(Object.entries(SHARED_UPLOADS_A_DAY));
const LIST = new Intl.ListFormat('en', { type: 'conjunction' });

const limitWords = (most: number): string =>
  `Your plan sends YouTube at most ${inWords(most)} ${most === 1 ? 'video' : 'videos'} a day`;

/** How many videos a plan may send to YouTube in a day; undefined for a plan that this page doesn’t recognise. */
export const dayLimitWords = (plan: string | undefined): string | undefined => {
  const most = MOST_A_DAY.get(plan ?? '');
  return most === undefined ? undefined : `${limitWords(most)}. More wait for the next day.`;
};

/** Which of the chosen channels have to wait, ignoring videos sent earlier that day. */
const waitingOf = (
  accounts: readonly Pick<Connection, 'name' | 'platform'>[],
  plan: string | undefined,
): { readonly most: number; readonly first: readonly string[]; readonly rest: readonly string[] } => {
  const names = accounts.filter(({ platform }) => platform === 'youtube').map(({ name }) => name);
  const most = MOST_A_DAY.get(plan ?? '') ?? names.length;
  return { most, first: names.slice(0, most), rest: names.slice(most) };
};

const wait = (names: readonly string[]): string =>
  `${LIST.format(names)} ${names.length === 1 ? 'waits' : 'wait'} for the next day`;

/**
 * Shown before the order is placed, if the plan can’t send to all chosen channels in one day; otherwise undefined.
 */
export const beforeOrderWords = (
  accounts: readonly Pick<Connection, 'name' | 'platform'>[],
  plan: string | undefined,
): string | undefined => {
  const { most, first, rest } = waitingOf(accounts, plan);
  if (rest.length === 0) return undefined;
  return `${limitWords(most)}: ${LIST.format(first)} ${first.length === 1 ? 'goes' : 'go'} first, and ${wait(rest)}. What you have already sent today counts too.`;
};

/** Shown once the order is accepted; undefined if none of the chosen channels has to wait for the next day. */
export const afterOrderWords = (
  accounts: readonly Pick<Connection, 'name' | 'platform'>[],
  plan: string | undefined,
): string | undefined => {
  const { rest } = waitingOf(accounts, plan);
  return rest.length === 0 ? undefined : `${wait(rest)}.`;
};
