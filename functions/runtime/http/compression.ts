import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Route } from '#contract/route.ts';
import type { Middleware } from './call.ts';

const compress = promisify(gzip);
/** A shorter body fits into one packet even if it isn’t compressed. */
const WORTH_BYTES = 1_000;

/**
 * Compresses a response if the caller accepts that. Nothing else would compress it: HTTP APIs can’t, and CloudFront
 * compresses only what it may cache. Leaves errors alone, because CloudFront keeps some of them by path and serves
 * them to everyone. Refuses nothing.
 */
export const compression = <R extends Route>(): Middleware<R> => ({
  after: async ({ event: { event }, response }) => {
    const { body = '' } = response ?? {};
    if (!response || Buffer.byteLength(body) < WORTH_BYTES) return;
    response.headers = { ...response.headers, vary: 'accept-encoding' };
    if (!/\bgzip\b/u.test(event.headers['accept-encoding'] ?? '')) return;
    response.headers['content-encoding'] = 'gzip';
    response.body = (await compress(body)).toString('base64');
    response.isBase64Encoded = true;
  },
});
