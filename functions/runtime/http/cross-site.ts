import type { Route } from '#contract/route.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import type { Middleware } from './call.ts';
import { isJson } from './input.ts';

type Headers = Readonly<Record<string, string | undefined>>;

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Compares an origin with this site by host and port, as the viewer requested them. */
const sameHost = (origin: string, host: string | undefined): boolean => {
  if (host === undefined || !URL.canParse(origin)) return false;
  const { host: from, hostname, protocol } = new URL(origin);
  const isWeb = protocol === 'https:' || (protocol === 'http:' && LOOPBACK.has(hostname));
  return isWeb && from === host.toLowerCase();
};

/**
 * Refuses a state-changing request that another site’s page caused the browser to send. `Sec-Fetch-Site` decides if
 * present, otherwise `Origin`; a client that sends neither isn’t a modern browser.
 */
export const refuseCrossSite = (method: string, headers: Headers): void => {
  if (method === 'GET' || method === 'HEAD') return;
  const site = headers['sec-fetch-site'];
  if (site !== undefined) {
    if (site === 'same-origin') return;
    throw new Refusal('cross_site');
  }
  const origin = headers['origin'];
  if (origin !== undefined) {
    if (!sameHost(origin, headers['x-forwarded-host'])) throw new Refusal('cross_site');
    return;
  }
  // Pages can make old browsers that send neither header submit a form, but not JSON.
  if (!isJson(headers['content-type'])) throw new Refusal('unsupported_type');
};

/**
 * Accepts only requests that came through the distribution, and no state-changing requests from other sites. Reads
 * the headers; adds `secret`; refuses with `cross_site`, and with `unsupported_type` when only JSON could rule out
 * another site. On a `raw` route, the sender signs the bytes instead.
 */
export const crossSite = <R extends Route>(route: R, originSecret: () => Promise<string>): Middleware<R> => ({
  before: async ({ event: call }) => {
    const secret = await originSecret();
    if (call.event.headers['x-origin-secret'] !== secret) throw new Refusal('cross_site');
    if (route.raw !== true) refuseCrossSite(call.event.requestContext.http.method, call.event.headers);
    call.secret = secret;
  },
});
