/** How often the firewall in front of the user pool lets one sender call it. */
export interface PoolRate {
  readonly name: string;
  /** The operations of the pool that count; all of them when there is no list. */
  readonly operations?: readonly string[];
  /** A network is all addresses of one operator, such as a hosting company. */
  readonly sender: 'address' | 'network';
  readonly perMinute: number;
}

/** The operations that a browser calls to try a password or an authenticator's code. */
const GUESSES = ['InitiateAuth', 'RespondToAuthChallenge'] as const;

/**
 * The rates in front of the user pool. They are generous, because a campus or a mobile carrier
 * shares an address and a pass counts guesses (decision 58): the firewall only keeps floods away
 * from the pool and its trigger. Our own functions call the pool from a few addresses, which the
 * last rate counts.
 */
export const POOL_RATES: readonly PoolRate[] = [
  { name: 'guesses', operations: GUESSES, sender: 'address', perMinute: 600 },
  { name: 'guesses-of-a-network', operations: GUESSES, sender: 'network', perMinute: 3_600 },
  { name: 'calls', sender: 'address', perMinute: 3_000 },
];
