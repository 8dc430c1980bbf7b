import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Readable, Transform } from 'node:stream';
import busboy from 'busboy';
import { isDiskFull } from '#local/support/disk-room.ts';
import { type AllowedFile, FormRefused, readForm } from './post-policy.ts';
import type { AtomicObjectStore } from './s3-store.ts';

/** S3's own limit for everything but the file. */
const FIELD_BYTES = 20_000;
const FIELDS = 40;

export interface PostOptions {
  readonly store: AtomicObjectStore;
  /** The origin whose pages may send forms. */
  readonly siteOrigin: string;
  /** The secret of an access key; undefined for an unknown one. */
  readonly secretOf: (keyId: string) => string | undefined;
}

/** Fails once the file is larger than allowed, and at its end when it is smaller. */
const measured = ({ least, most }: AllowedFile): Transform => {
  let size = 0;
  return new Transform({
    transform(chunk: Buffer, _, done) {
      size += chunk.length;
      if (size <= most) return done(null, chunk);
      done(new FormRefused(400, 'EntityTooLarge', 'Your proposed upload exceeds the maximum allowed size'));
    },
    flush(done) {
      done(
        size >= least
          ? null
          : new FormRefused(
              400,
              'EntityTooSmall',
              'Your proposed upload is smaller than the minimum allowed size',
            ),
      );
    },
  });
};

/** Stores the file of a form. The fields come before the file; what follows the file is ignored, as at S3. */
const storeFile = (
  request: IncomingMessage,
  bucket: string,
  { store, secretOf }: PostOptions,
): Promise<string> =>
  new Promise((resolve, reject) => {
    const fields = new Map<string, string>();
    const limits = { fieldSize: FIELD_BYTES, fields: FIELDS, files: 1 };
    const form = busboy({ headers: request.headers, limits });
    const keep = async (file: Readable): Promise<string> => {
      const allowed = readForm(fields, bucket, secretOf);
      const content = measured(allowed);
      // A connection that breaks off ends the file too.
      const stop = (error?: Error): void => void content.destroy(error ?? new Error('The upload broke off.'));
      file.once('error', stop);
      request.once('error', stop).once('aborted', () => stop());
      // The store listens later, and finds the error then.
      content.on('error', () => {});
      file.pipe(content);
      const { md5 } = await store.putObject({
        bucket,
        key: allowed.key,
        content,
        metadata: { 'content-type': allowed.contentType },
      });
      return md5;
    };
    let stored: Promise<string> | undefined;
    form.on('field', (name, value) => void fields.set(name.toLowerCase(), value));
    form.on('file', (_, file) => {
      stored = keep(file);
      stored.then(resolve, (error: unknown) => {
        file.resume();
        reject(error);
      });
    });
    form.once('error', reject);
    form.once('close', () => {
      if (stored === undefined)
        reject(new FormRefused(400, 'InvalidArgument', 'POST requires exactly one file upload per request.'));
    });
    request.pipe(form);
  });

const allowOrigin = (
  request: IncomingMessage,
  response: ServerResponse,
  { siteOrigin }: PostOptions,
): void => {
  if (request.headers.origin !== siteOrigin) return;
  response.setHeader('access-control-allow-origin', siteOrigin);
  response.setHeader('vary', 'Origin');
};

/** Answers a page's question whether it may send a form, as the bucket's cross-origin rules do. */
export const answerPreflight = (
  request: IncomingMessage,
  response: ServerResponse,
  options: PostOptions,
): void => {
  const isAllowed =
    request.headers.origin === options.siteOrigin &&
    request.headers['access-control-request-method'] === 'POST';
  if (!isAllowed) return void response.writeHead(403).end();
  allowOrigin(request, response, options);
  response.writeHead(200, { 'access-control-allow-methods': 'POST' }).end();
};

const refusalOf = (error: unknown): FormRefused => {
  if (error instanceof FormRefused) return error;
  return isDiskFull(error)
    ? new FormRefused(503, 'ServiceUnavailable', 'Reduce your request rate.')
    : new FormRefused(400, 'MalformedPOSTRequest', 'The body of your POST request is not well-formed.');
};

/** Stores the file of a signed form, as S3 does: with its policy, and the bucket's cross-origin rules. */
export const postObject = async (
  request: IncomingMessage,
  response: ServerResponse,
  bucket: string,
  options: PostOptions,
): Promise<void> => {
  allowOrigin(request, response, options);
  try {
    const md5 = await storeFile(request, bucket, options);
    response.writeHead(204, { etag: `"${md5}"` }).end();
  } catch (error) {
    const { status, code, message } = refusalOf(error);
    response
      .writeHead(status, { 'content-type': 'application/xml', connection: 'close' })
      .end(
        `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${message}</Message></Error>`,
      );
  }
};
