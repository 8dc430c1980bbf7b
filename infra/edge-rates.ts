import { routes } from '#contract/routes.ts';

/** How often one sender may request a part of the site. Every rate that matches a request counts it. */
export interface EdgeRate {
  readonly name: string;
  /**
   * A pattern for decoded paths without dot segments. It uses no look-arounds, because the firewall doesn’t support
   * them.
   */
  readonly path: string;
  readonly except?: string;
  /**
   * A network is all of one operator's addresses, such as those of a hosting company; `anyone` counts all requests
   * for one file.
   */
  readonly sender: 'address' | 'network' | 'anyone';
  /** Whether a script or a person reads the refusal. */
  readonly reader: 'script' | 'person';
  readonly perMinute: number;
  /** How far back the firewall looks; one minute by default. */
  readonly minutes?: 1 | 10;
}

const SIGN_INS = { path: '^/api/auth/', except: '^/api/auth/me$' } as const;
const NEW_WORK = [routes.generateStory, routes.createVideo].map(({ path }) => path).join('|');

/**
 * The firewall's rates. Each is far higher than what a hundred people behind one address send, and far enough below
 * the throttle of every route it covers that no single sender can exhaust a route for everyone:
 * `test/infra/firewall/rates.test.ts` proves it for each stage.
 */
export const EDGE_RATES: readonly EdgeRate[] = [
  // An IPv6 customer has practically endless addresses, so their network has its own rate.
  { name: 'sign-ins-of-a-network', ...SIGN_INS, sender: 'network', reader: 'script', perMinute: 12_000 },
  { name: 'new-work', path: `^(?:${NEW_WORK})$`, sender: 'address', reader: 'script', perMinute: 120 },
  // A page polls a video in progress every 1.75 seconds.
  { name: 'calls', path: '^/api/', sender: 'address', reader: 'script', perMinute: 3_600 },
  // Traffic is counted ten minutes late; until then, a link can open its archive any number of times.
  {
    name: 'archive',
    path: '^/media/exports/',
    sender: 'anyone',
    reader: 'person',
    perMinute: 1,
    minutes: 10,
  },
  { name: 'watch-pages', path: '^/watch/', sender: 'address', reader: 'person', perMinute: 3_000 },
  { name: 'requests', path: '^/', sender: 'address', reader: 'person', perMinute: 15_000 },
];

/** The rates that count requests for a path. */
export const ratesOf = (path: string): readonly EdgeRate[] =>
  EDGE_RATES.filter(
    ({ path: of, except }) =>
      new RegExp(of, 'u').test(path) && (except === undefined || !new RegExp(except, 'u').test(path)),
  );
