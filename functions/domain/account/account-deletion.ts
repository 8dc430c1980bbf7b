/** A user whose account is being deleted. */
export interface Departure {
  readonly userId: string;
  /** When they asked for it, ISO 8601. */
  readonly leavingAt: string;
}

/** Far longer than a deletion takes: what has not ended by then has failed. */
const ROUND_MS = 3_600_000;

/** Which attempt at the deletion is due at `now`: a new one each hour, until nobody is leaving any more. */
export const roundOf = ({ leavingAt }: Departure, now: Date): number =>
  Math.max(0, Math.floor((now.getTime() - Date.parse(leavingAt)) / ROUND_MS));
