import { EVENTS } from './event-names.ts';
import { log } from './log.ts';
import { measured } from './measure.ts';
import { METRICS } from './metric-names.ts';

/** A call or a try: its route or step, and ids to find it by. */
type Work = ({ readonly route: string } | { readonly step: string }) & Readonly<Record<string, unknown>>;

/** Work that takes this share of its function's time limit may soon fail. */
const NEAR = 0.8;

/**
 * Logs and counts work that came close to its function's time limit. `leftMs` is the time left when the work ended;
 * undefined if there is no time limit.
 */
export const noteNearLimit = (work: Work, ms: number, leftMs: number | undefined): void => {
  if (leftMs === undefined || ms < NEAR * (ms + leftMs)) return;
  const metric = 'route' in work ? METRICS.nearLimitCalls : METRICS.nearLimitSteps;
  // Logged as a separate line: its metric has no dimension, because AWS bills each value of a dimension.
  log.warn({ event: EVENTS.nearLimit, ...work, ms: Math.round(ms), ...measured({ [metric]: 1 }) });
};
