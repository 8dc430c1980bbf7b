import type { CallLimit, Route } from '#contract/route.ts';

/** How often a route is answered for everybody together. */
export interface Throttle {
  readonly perSecond: number;
  readonly burst: number;
}

/** Routes without a limit of their own. */
export const EVERY_ROUTE: Throttle = { perSecond: 100, burst: 200 };

/** Callers who may each use their whole limit at the same time before the others are turned away with them. */
const CALLERS_AT_ONCE = 200;
/** Never fewer, or two people who press a button together would be in each other's way. */
const AT_LEAST_PER_SECOND = 5;
const BURST_SECONDS = 2;

const perSecondOf = ({ calls, seconds }: CallLimit): number => Math.ceil((calls / seconds) * CALLERS_AT_ONCE);

/** What a route's limit for each caller means for all callers together; undefined where the limit of every route serves. */
export const throttleOf = ({ limit }: Route): Throttle | undefined => {
  if (limit === undefined) return undefined;
  const perSecond = Math.max(AT_LEAST_PER_SECOND, perSecondOf(limit));
  if (perSecond >= EVERY_ROUTE.perSecond) return undefined;
  return { perSecond, burst: perSecond * BURST_SECONDS };
};
