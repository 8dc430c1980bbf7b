import type { CallLimit, Route } from '#contract/route.ts';
import type { StageSettings } from './stage-settings.ts';

type Quotas = StageSettings['quotas'];
/** How often a route answers, for all callers together. */
export type Throttle = Quotas['everyRoute'];

/** How many callers may use their whole limit at once before the API turns others away. */
const CALLERS_AT_ONCE = 200;
/** A minimum, so that two people who press a button at the same moment do not block each other. */
const AT_LEAST_PER_SECOND = 5;
const BURST_SECONDS = 2;

const perSecondOf = ({ calls, seconds }: CallLimit): number => Math.ceil((calls / seconds) * CALLERS_AT_ONCE);

/**
 * The stage's setting for a route; otherwise the limit per caller, scaled to all callers; undefined where the default
 * for all routes applies.
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
