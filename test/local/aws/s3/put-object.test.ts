import { rm } from 'node:fs/promises';
import { request } from 'node:http';
import { DeleteObjectCommand, GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startS3 } from '#local/aws/s3/s3.ts';
import { temporaryFolder } from '#test/support/cloud/product-process.ts';
import { putFile } from '#test/support/uploads/send-upload.ts';

const Bucket = 'films';
const Key = 'work/ada/uploads/1/source';
const SITE = 'http://localhost:8787';
const FILE = Buffer.from('twelve bytes');
const dataDir = temporaryFolder();
let s3: Awaited<ReturnType<typeof startS3>>;
const clients: S3Client[] = [];

const clientOf = (secretAccessKey: string): S3Client => {
  const credentials = { accessKeyId: 'local', secretAccessKey };
  const requestChecksumCalculation = 'WHEN_REQUIRED';
  const client = new S3Client({
    endpoint: s3.url,
    region: 'us-east-1',
    credentials,
    requestChecksumCalculation,
  });
  clients.push(client);
  return client;
};
const HEADERS = { 'content-type': 'image/png', 'if-none-match': '*' };
const permitOf = async (secret = 'secret', seconds = 600) => {
  const put = new PutObjectCommand({
    Bucket,
    Key,
    ContentType: 'image/png',
    ContentLength: FILE.length,
    IfNoneMatch: '*',
  });
  const signableHeaders = new Set(['host', 'content-length', ...Object.keys(HEADERS)]);
  const signingDate = new Date(Date.now() + Math.min(0, seconds) * 1000);
  const expiresIn = Math.abs(seconds) / (seconds < 0 ? 2 : 1);
  return {
    url: await getSignedUrl(clientOf(secret), put, { expiresIn, signableHeaders, signingDate }),
    headers: HEADERS,
  };
};
const stored = async (): Promise<string | undefined> => {
  try {
    const { Body, ContentType } = await clientOf('secret').send(new GetObjectCommand({ Bucket, Key }));
    return `${ContentType} ${await Body?.transformToString()}`;
  } catch {
    return undefined;
  }
};

beforeAll(async () => {
  const accessKeys = { local: 'secret' };
  s3 = await startS3({ dataDir, buckets: [Bucket], siteOrigin: SITE, accessKeys });
});
afterAll(async () => {
  for (const client of clients) client.destroy();
  await s3.close();
  await rm(dataDir, { recursive: true });
});

const OTHER = 'work/grace/uploads/1/source';
const REFUSED = [
  ['a file that is too large', { file: Buffer.alloc(FILE.length + 1) }, /SignatureDoesNotMatch/u],
  ['a file that is too small', { file: Buffer.alloc(FILE.length - 1) }, /SignatureDoesNotMatch/u],
  ['another content type', { headers: { 'content-type': 'text/html' } }, /SignatureDoesNotMatch/u],
  ['no condition', { headers: { 'if-none-match': '' } }, /SignatureDoesNotMatch/u],
  ['another key', { url: (url: string) => url.replace(Key, OTHER) }, /SignatureDoesNotMatch/u],
  [
    'a longer lifetime',
    { url: (url: string) => url.replace('Expires=600', 'Expires=6000') },
    /SignatureDoesNotMatch/u,
  ],
  ['a header that was not signed', { headers: { 'x-amz-acl': 'public-read' } }, /not signed/u],
  ['another signature', { secret: 'guessed' }, /SignatureDoesNotMatch/u],
  ['an expired permit', { seconds: -20 }, /expired/u],
] as const;

// Proves call-permits-key-type-size-once.
it.each(REFUSED)('an upload with %s stores nothing', async (_, change, says) => {
  const {
    secret,
    seconds,
    headers,
    file,
    url = (same) => same,
  }: {
    secret?: string;
    seconds?: number;
    headers?: Record<string, string>;
    file?: Buffer;
    url?: (url: string) => string;
  } = change;
  const permit = await permitOf(secret, seconds);
  const answer = await putFile({ ...permit, url: url(permit.url) }, file ?? FILE, headers);
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(await answer.text()).toMatch(says);
  expect(await stored()).toBeUndefined();
});

it('an upload that is cut off stores nothing', async () => {
  const { url, headers } = await permitOf();
  await new Promise<void>((resolve) => {
    const sending = request(url, {
      method: 'PUT',
      headers: { ...headers, 'content-length': FILE.length, expect: '100-continue' },
    });
    sending.on('error', () => resolve());
    sending.on('continue', () => sending.write('six by', () => sending.destroy()));
    sending.on('close', () => resolve());
    sending.flushHeaders();
  });
  // Permits store only files that don't exist yet.
  expect((await putFile(await permitOf(), FILE)).status).toBe(200);
  await clientOf('secret').send(new DeleteObjectCommand({ Bucket, Key }));
});

// Proves fair-port-local-run-answers-product.
it('an upload permit works only once, for one file of one type, and only from pages of the site', async () => {
  const permit = await permitOf();
  expect((await putFile(permit, FILE, { origin: 'https://evil.example' })).status).toBe(403);
  const answers = await Promise.all([1, 2, 3].map(() => putFile(permit, FILE, { origin: SITE })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412, 412]);
  for (const { headers } of answers) expect(headers.get('access-control-allow-origin')).toBe(SITE);
  expect(await stored()).toBe(`image/png ${FILE.toString()}`);
  const ask = (origin: string, method: string): Promise<Response> =>
    fetch(permit.url, { method: 'OPTIONS', headers: { origin, 'access-control-request-method': method } });
  const allowed = await ask(SITE, 'PUT');
  expect([allowed.status, allowed.headers.get('access-control-allow-headers')]).toEqual([
    200,
    'content-type, if-none-match',
  ]);
  expect((await ask(SITE, 'POST')).status).toBe(403);
  expect((await ask('https://evil.example', 'PUT')).status).toBe(403);
});

it('pages cannot read from the bucket', async () => {
  for (const headers of [{ origin: SITE }, { 'sec-fetch-site': 'same-origin' }])
    expect((await fetch(`${s3.url}/${Bucket}/${Key}`, { headers })).status).toBe(403);
});
