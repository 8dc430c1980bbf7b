import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import S3rver from 's3rver';
import { type StandIn, startHttpService } from '#local/support/http-service.ts';
import { listVersions } from './list-versions.ts';
import { AtomicObjectStore, removeUnfinishedUploads } from './s3-store.ts';

/**
 * S3 with its objects as files in `<dataDir>/s3`. Does not check signatures: every process that reaches loopback may
 * read, and real credentials (for real Polly) work as well as invented ones.
 */
export async function startS3(options: { dataDir: string; buckets: readonly string[] }): Promise<StandIn> {
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
  return startHttpService((request, response) => {
    delete request.headers.authorization;
    const url = new URL(request.url ?? '/', 'http://s3');
    if (request.method !== 'GET' || !url.searchParams.has('versions')) return serve(request, response);
    const answer = (status: number, body: string): void => {
      response.writeHead(status, { 'content-type': 'application/xml' }).end(body);
    };
    listVersions(store, url).then(
      (body) => answer(200, body),
      () => answer(500, ''),
    );
  });
}
