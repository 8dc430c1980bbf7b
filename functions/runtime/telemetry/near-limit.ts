import { EVENTS } from './event-names.ts';
import { log } from './log.ts';
import { measured } from './measure.ts';
import { METRICS } from './metric-names.ts';

/** Identifies a call or a try: its route or step, and the ids to search the log for. */
type Work = ({ readonly route: string } | { readonly step: string }) & Readonly<Record<string, unknown>>;

/** Work that takes this fraction of its function’s time limit may soon start to fail. */
const NEAR = 0.8;

/**
 * Logs and counts work that came close to its function's time limit. `leftMs`: the time that was left when the work
 * ended; undefined if there is no time limit.
 */
export const noteNearLimit = (work: Work, ms: number, leftMs: number | undefined): void => {
  if (leftMs === undefined || ms < NEAR * (ms + leftMs)) return;
  const metric = 'route' in work ? METRICS.nearLimitCalls : METRICS.nearLimitSteps;
  // Logged as a separate line because its metric has no dimension: AWS bills each value of a dimension.
  log.warn({ event: EVENTS.nearLimit, ...work, ms: Math.round(ms), ...measured({ [metric]: 1 }) });
};
