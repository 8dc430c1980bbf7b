/** The deletion of one account. */
export interface AccountDeletion {
  readonly userId: string;
  /** When the user asked for the deletion, ISO 8601. */
  readonly leavingAt: string;
}

/** Far longer than any deletion takes: one that hasn’t ended by then has failed. */
const ROUND_MS = 3_600_000;

/** Which attempt at the deletion is due at `now`: a new one each hour until it succeeds. */
export const roundOf = ({ leavingAt }: AccountDeletion, now: Date): number =>
  Math.max(0, Math.floor((now.getTime() - Date.parse(leavingAt)) / ROUND_MS));
