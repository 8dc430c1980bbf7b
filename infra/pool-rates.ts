/** How many calls to the user pool the pool’s firewall allows one sender. */
export interface PoolRate {
  readonly name: string;
  /** The operations of the pool that are counted; without a list, all operations are. */
  readonly operations?: readonly string[];
  /** A network is all of one operator's addresses, such as those of a hosting company. */
  readonly sender: 'address' | 'network';
  readonly perMinute: number;
}

/** The operations that a browser calls to try a password or a code from an authenticator. */
const GUESSES = ['InitiateAuth', 'RespondToAuthChallenge'] as const;

/**
 * The rates in front of the user pool. They are generous, because a whole campus or mobile network may share
 * an address, and because our API already counts guesses when it gives out passes (decision 58): the firewall
 * only keeps floods away from the pool and its trigger. Our own functions call the pool from a few addresses; the
 * last rate counts their calls.
 */
export const POOL_RATES: readonly PoolRate[] = [
  { name: 'guesses', operations: GUESSES, sender: 'address', perMinute: 600 },
  { name: 'guesses-of-a-network', operations: GUESSES, sender: 'network', perMinute: 3_600 },
  { name: 'calls', sender: 'address', perMinute: 3_000 },
];
