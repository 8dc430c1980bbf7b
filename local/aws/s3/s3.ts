import { mkdir } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import S3rver from 's3rver';
import { type Admits, type Asked, type StandIn, startHttpService } from '#local/support/http-service.ts';
import { listingOf } from './listings.ts';
import { answerPreflight, type PutOptions, putObject } from './put-object.ts';
import { AtomicObjectStore, removeUnfinishedUploads } from './s3-store.ts';
import { isSigned } from './signed-query.ts';

interface S3Options {
  readonly dataDir: string;
  readonly buckets: readonly string[];
  /** The origin whose pages may upload files with presigned requests, and the keys that may sign those requests. */
  readonly siteOrigin: string;
  readonly accessKeys: Readonly<Record<string, string>>;
}

/** The bucket and the object key in a path. */
const OBJECT = /^\/(?<bucket>[^/]+)\/(?<key>.+)$/u;

const pathOf = ({ url = '/' }: Asked): URL => new URL(url, 'http://s3');

/**
 * A stand-in for S3 that stores objects as files in `<dataDir>/s3`. It checks only query-string signatures, which
 * pages use for uploads; any process that can reach loopback may read, and real credentials (for real Polly) work
 * just as well as made-up ones.
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
  const signed: PutOptions = { store, siteOrigin, secretOf: (keyId) => accessKeys[keyId] };
  const targetOf = (request: Asked) => {
    const url = pathOf(request);
    const { bucket, key } = OBJECT.exec(url.pathname)?.groups ?? {};
    return bucket !== undefined && key !== undefined && options.buckets.includes(bucket)
      ? { url, bucket, key: decodeURIComponent(key) }
      : undefined;
  };
  /** Where the file uploaded by a signed request is stored; undefined for any other request. */
  const putBy = (request: Asked) => {
    const target = targetOf(request);
    return request.method === 'PUT' && target !== undefined && isSigned(target.url) ? target : undefined;
  };
  const handle: RequestListener = (request, response) => {
    const url = pathOf(request);
    if (request.method === 'OPTIONS') return answerPreflight(request, response, signed);
    const put = putBy(request);
    if (put !== undefined) return void putObject(request, response, put, signed);
    delete request.headers.authorization;
    const listing = request.method === 'GET' ? listingOf(url) : undefined;
    if (listing === undefined) return serve(request, response);
    const answer = (status: number, body: string): void => {
      response.writeHead(status, { 'content-type': 'application/xml' }).end(body);
    };
    listing(store, url).then(
      (body) => answer(200, body),
      () => answer(500, ''),
    );
  };
  // Pages of the site may upload files. A signature alone proves nothing here, because the keys of a local run are no
  // secret.
  const admits: Admits = (request) =>
    request.headers.origin === siteOrigin &&
    (putBy(request) !== undefined || (request.method === 'OPTIONS' && targetOf(request) !== undefined));
  return startHttpService(handle, admits);
}
