import { request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { type MediaVerifier, readSignature } from './media-signature.ts';

const PASSED_ON = ['range', 'if-none-match', 'if-modified-since', 'if-range'];
const HANDED_BACK = [
  'content-type',
  'content-length',
  'content-range',
  'accept-ranges',
  'etag',
  'last-modified',
  'cache-control',
  'content-disposition',
  'content-encoding',
];
/** Characters allowed in a path under `/media/`: no dot segments, no escapes that hide a slash. */
const PLAIN_PATH = /^\/media(?:\/[\w-][\w.-]*)+$/u;

export interface MediaOptions {
  readonly verifier: MediaVerifier;
  /** The site's own origin, as it appears in signatures. */
  readonly siteOrigin: string;
  /** The folder with the bucket's objects. */
  readonly bucketUrl: string;
}

function refuse(response: ServerResponse, status: number, text: string): void {
  response
    .writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
    .end(text);
}

/** Serves `/media/…` from the bucket to viewers with a valid CloudFront signature. */
export async function serveMedia(
  { verifier, siteOrigin, bucketUrl }: MediaOptions,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return refuse(response, 405, 'Only GET and HEAD are supported.');
  const signed = readSignature(`${siteOrigin}${url.pathname}${url.search}`, request.headers.cookie);
  if (!signed || !PLAIN_PATH.test(url.pathname) || !verifier.permits(signed, new Date())) {
    return refuse(response, 403, 'Access denied');
  }
  const headers: Record<string, string> = {};
  for (const name of PASSED_ON) {
    const value = request.headers[name];
    if (typeof value === 'string') headers[name] = value;
  }
  const disposition = url.searchParams.get('response-content-disposition');
  if (disposition !== null && !/^[\x20-\x7e]*$/u.test(disposition))
    return refuse(response, 400, 'Bad request');
  const answer = Promise.withResolvers<IncomingMessage>();
  const upstream = httpRequest(
    `${bucketUrl}${url.pathname}`,
    { method: request.method, headers },
    answer.resolve,
  );
  upstream.on('error', answer.reject).end();
  response.on('close', () => upstream.destroy());
  const found = await answer.promise;
  const status = found.statusCode ?? 502;
  if (status >= 400 && status !== 416) {
    found.resume();
    // CloudFront isn’t allowed to list the bucket, so S3 answers 403 if an object is missing.
    return refuse(response, status === 404 ? 403 : 502, status === 404 ? 'Access denied' : 'Bad gateway');
  }
  for (const name of HANDED_BACK) {
    const value = found.headers[name];
    if (value !== undefined) response.setHeader(name, value);
  }
  if (disposition !== null && signed.by === 'url') response.setHeader('content-disposition', disposition);
  response.writeHead(status);
  await pipeline(found, response);
}
