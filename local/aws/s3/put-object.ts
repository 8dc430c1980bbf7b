import type { IncomingMessage, ServerResponse } from 'node:http';
import { Transform } from 'node:stream';
import { type AtomicObjectStore, ObjectExists } from './s3-store.ts';
import { checkSignature, RequestRefused } from './signed-query.ts';

export interface PutOptions {
  readonly store: AtomicObjectStore;
  /** The origin whose pages may upload files. */
  readonly siteOrigin: string;
  /** The secret for an access key; undefined for an unknown key. */
  readonly secretOf: (keyId: string) => string | undefined;
}

/** Where a request stores its file. */
interface Target {
  readonly url: URL;
  readonly bucket: string;
  readonly key: string;
}

const ALLOWED = 'content-type, if-none-match';

const allowOrigin = (
  request: IncomingMessage,
  response: ServerResponse,
  { siteOrigin }: PutOptions,
): void => {
  if (request.headers.origin !== siteOrigin) return;
  response.setHeader('access-control-allow-origin', siteOrigin);
  response.setHeader('vary', 'Origin');
};

/** Answers a page's preflight request for an upload, following the bucket's cross-origin rules. */
export const answerPreflight = (
  request: IncomingMessage,
  response: ServerResponse,
  options: PutOptions,
): void => {
  const isAllowed =
    request.headers.origin === options.siteOrigin &&
    request.headers['access-control-request-method'] === 'PUT';
  if (!isAllowed) return void response.writeHead(403).end();
  allowOrigin(request, response, options);
  response
    .writeHead(200, { 'access-control-allow-methods': 'PUT', 'access-control-allow-headers': ALLOWED })
    .end();
};

/** The whole body, as a stream that fails if the connection drops. */
const bodyOf = (request: IncomingMessage): Transform => {
  const whole = new Transform({ transform: (chunk: Buffer, _, done) => done(null, chunk) });
  const stop = (error?: Error): void => void whole.destroy(error ?? new Error('The upload broke off.'));
  request.once('error', stop).once('aborted', () => stop());
  // The store attaches its own listeners later, and they receive the error.
  whole.on('error', () => {});
  return request.pipe(whole);
};

const store = async (
  request: IncomingMessage,
  { url, bucket, key }: Target,
  options: PutOptions,
): Promise<string> => {
  const { method = '', headers } = request;
  checkSignature({ method, url, headers }, options.secretOf);
  if (headers['content-length'] === undefined)
    throw new RequestRefused(411, 'MissingContentLength', 'You must provide the Content-Length HTTP header.');
  const { md5 } = await options.store.putObject(
    {
      bucket,
      key,
      content: bodyOf(request),
      metadata: { 'content-type': headers['content-type'] ?? 'binary/octet-stream' },
    },
    { isNew: headers['if-none-match'] === '*' },
  );
  return md5;
};

const refusalOf = (error: unknown): RequestRefused => {
  if (error instanceof RequestRefused) return error;
  return error instanceof ObjectExists
    ? new RequestRefused(412, 'PreconditionFailed', 'At least one of the conditions did not hold')
    : new RequestRefused(400, 'IncompleteBody', 'The request has fewer bytes than it said.');
};

/**
 * Stores the file from a signed request as S3 does: checks the request’s signature and condition, and applies the
 * bucket's cross-origin rules.
 */
export const putObject = async (
  request: IncomingMessage,
  response: ServerResponse,
  target: Target,
  options: PutOptions,
): Promise<void> => {
  allowOrigin(request, response, options);
  try {
    const md5 = await store(request, target, options);
    response.writeHead(200, { etag: `"${md5}"` }).end();
  } catch (error) {
    const { status, code, message } = refusalOf(error);
    request.resume();
    response
      .writeHead(status, { 'content-type': 'application/xml', connection: 'close' })
      .end(
        `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${message}</Message></Error>`,
      );
  }
};
