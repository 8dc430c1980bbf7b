/** How often the firewall in front of the user pool lets one sender call it. */
export interface PoolRate {
  readonly name: string;
  /** Only these operations of the pool; all of them without a list. */
  readonly operations?: readonly string[];
  /** A network is all addresses of one operator, such as a hosting company. */
  readonly sender: 'address' | 'network';
  readonly perMinute: number;
}

/** What a browser calls to try a password or a code of an app. */
const GUESSES = ['InitiateAuth', 'RespondToAuthChallenge'] as const;

/**
 * The rates in front of the user pool. They are generous, because a campus or a mobile carrier shares an
 * address and a pass counts guesses (decision 58): the firewall only keeps floods from the pool and its
 * trigger. Our own functions call the pool from a few addresses that the last rate counts.
 */
export const POOL_RATES: readonly PoolRate[] = [
  { name: 'guesses', operations: GUESSES, sender: 'address', perMinute: 600 },
  { name: 'guesses-of-a-network', operations: GUESSES, sender: 'network', perMinute: 3_600 },
  { name: 'calls', sender: 'address', perMinute: 3_000 },
];
