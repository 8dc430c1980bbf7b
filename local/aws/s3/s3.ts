import { mkdir } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import S3rver from 's3rver';
import { type Admits, type Asked, type StandIn, startHttpService } from '#local/support/http-service.ts';
import { listVersions } from './list-versions.ts';
import { answerPreflight, type PostOptions, postObject } from './post-object.ts';
import { AtomicObjectStore, removeUnfinishedUploads } from './s3-store.ts';

const FORM = /^multipart\/form-data\b/u;

interface S3Options {
  readonly dataDir: string;
  readonly buckets: readonly string[];
  /** The origin whose pages may send signed forms, and the keys that may have signed them. */
  readonly siteOrigin: string;
  readonly accessKeys: Readonly<Record<string, string>>;
}

/** The bucket of a request that only names one. */
const bucketIn = (pathname: string): string => pathname.replace(/^\/|\/$/gu, '');

const pathOf = ({ url = '/' }: Asked): URL => new URL(url, 'http://s3');

/**
 * S3 with its objects as files in `<dataDir>/s3`. Checks the signatures of forms, which pages send, and no others: every
 * process that reaches loopback may read, and real credentials (for real Polly) work as well as invented ones.
 */
export async function startS3(options: S3Options): Promise<StandIn> {
  const directory = join(options.dataDir, 's3');
  await mkdir(directory, { recursive: true });
  await removeUnfinishedUploads(directory);
  const s3 = new S3rver({
    directory,
    silent: true,
    vhostBuckets: false,
    configureBuckets: options.buckets.map((name) => ({ name })),
  });
  const store = new AtomicObjectStore(directory);
  s3.store = store;
  s3.context.store = store;
  s3.on('error', () => {});
  await s3.configureBuckets();
  const serve = s3.callback();
  const { siteOrigin, accessKeys } = options;
  const forms: PostOptions = { store, siteOrigin, secretOf: (keyId) => accessKeys[keyId] };
  const namesBucket = (request: Asked): boolean =>
    options.buckets.includes(bucketIn(pathOf(request).pathname));
  const isForm = (request: Asked): boolean =>
    request.method === 'POST' && FORM.test(request.headers['content-type'] ?? '') && namesBucket(request);
  const handle: RequestListener = (request, response) => {
    const url = pathOf(request);
    if (request.method === 'OPTIONS') return answerPreflight(request, response, forms);
    if (isForm(request)) return void postObject(request, response, bucketIn(url.pathname), forms);
    delete request.headers.authorization;
    if (request.method !== 'GET' || !url.searchParams.has('versions')) return serve(request, response);
    const answer = (status: number, body: string): void => {
      response.writeHead(status, { 'content-type': 'application/xml' }).end(body);
    };
    listVersions(store, url).then(
      (body) => answer(200, body),
      () => answer(500, ''),
    );
  };
  // Pages of the site may send forms. A signature alone proves nothing here: the keys of a local run are no secret.
  const admits: Admits = (request) =>
    request.headers.origin === siteOrigin &&
    (isForm(request) || (request.method === 'OPTIONS' && namesBucket(request)));
  return startHttpService(handle, admits);
}
