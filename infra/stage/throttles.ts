import type { CallLimit, Route } from '#contract/route.ts';
import type { StageSettings } from './stage-settings.ts';

type Quotas = StageSettings['quotas'];
/** How often a route is answered for everybody together. */
export type Throttle = Quotas['everyRoute'];

/** Callers who may each use their whole limit at the same time before the others are turned away with them. */
const CALLERS_AT_ONCE = 200;
/** Never fewer, or two people who press a button together would be in each other's way. */
const AT_LEAST_PER_SECOND = 5;
const BURST_SECONDS = 2;

const perSecondOf = ({ calls, seconds }: CallLimit): number => Math.ceil((calls / seconds) * CALLERS_AT_ONCE);

/**
 * What the stage says of a route, else what the route's limit for each caller means for all callers together;
 * undefined where the quota of every route serves.
 */
export const throttleOf = (
  name: string,
  { limit }: Route,
  { everyRoute, routes }: Quotas,
): Throttle | undefined => {
  const own = routes[name];
  if (own !== undefined || limit === undefined) return own;
  const perSecond = Math.max(AT_LEAST_PER_SECOND, perSecondOf(limit));
  return perSecond >= everyRoute.perSecond ? undefined : { perSecond, burst: perSecond * BURST_SECONDS };
};
