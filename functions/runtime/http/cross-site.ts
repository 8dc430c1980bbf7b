import type { Route } from '#contract/route.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import type { Middleware } from './call.ts';
import { isJson } from './input.ts';

type Headers = Readonly<Record<string, string | undefined>>;

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether an origin has the host and port that the viewer requested. */
const sameHost = (origin: string, host: string | undefined): boolean => {
  if (host === undefined || !URL.canParse(origin)) return false;
  const { host: from, hostname, protocol } = new URL(origin);
  const isWeb = protocol === 'https:' || (protocol === 'http:' && LOOPBACK.has(hostname));
  return isWeb && from === host.toLowerCase();
};

/**
 * Refuses a state-changing request that another site’s page caused the browser to send. Goes by `Sec-Fetch-Site` if
 * present, otherwise by `Origin`; a client that sends neither isn’t a modern browser.
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
  // In old browsers that send neither header, another site’s page can submit a form, but can’t send JSON.
  if (!isJson(headers['content-type'])) throw new Refusal('unsupported_type');
};

/**
 * Rejects requests that didn’t come through the distribution, and state-changing requests from other sites. Reads the
 * headers; adds `secret`; refuses with `cross_site`, or with `unsupported_type` when only a JSON body would prove
 * that the request isn’t from another site. On a `raw` route, the sender’s signature is the proof instead.
 */
export const crossSite = <R extends Route>(route: R, originSecret: () => Promise<string>): Middleware<R> => ({
  before: async ({ event: call }) => {
    const secret = await originSecret();
    if (call.event.headers['x-origin-secret'] !== secret) throw new Refusal('cross_site');
    if (route.raw !== true) refuseCrossSite(call.event.requestContext.http.method, call.event.headers);
    call.secret = secret;
  },
});
