import { rm } from 'node:fs/promises';
import { request } from 'node:http';
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startS3 } from '#local/aws/s3/s3.ts';
import { temporaryFolder } from '#test/support/cloud/product-process.ts';
import { postForm } from '#test/support/uploads/send-upload.ts';

const Bucket = 'films';
const Key = 'work/ada/uploads/1/source';
const SITE = 'http://localhost:8787';
const FILE = Buffer.from('twelve bytes');
const dataDir = temporaryFolder();
let s3: Awaited<ReturnType<typeof startS3>>;
const clients: S3Client[] = [];

const clientOf = (secretAccessKey: string): S3Client => {
  const credentials = { accessKeyId: 'local', secretAccessKey };
  const client = new S3Client({ endpoint: s3.url, region: 'us-east-1', credentials });
  clients.push(client);
  return client;
};
const formOf = (secret = 'secret', seconds = 600) =>
  createPresignedPost(clientOf(secret), {
    Bucket,
    Key,
    Expires: seconds,
    Fields: { 'Content-Type': 'image/png' },
    Conditions: [['content-length-range', FILE.length, FILE.length]],
  });
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

const REFUSED = [
  ['a file that is too large', { file: Buffer.alloc(FILE.length + 1) }, /EntityTooLarge/u],
  ['a file that is too small', { file: Buffer.alloc(FILE.length - 1) }, /EntityTooSmall/u],
  ['another type', { fields: { 'Content-Type': 'text/html' } }, /Policy Condition failed: content-type/u],
  ['another key', { fields: { key: 'work/grace/uploads/1/source' } }, /Policy Condition failed: key/u],
  ['a field that the policy does not name', { fields: { acl: 'public-read' } }, /Extra input fields: acl/u],
  ['another policy', { fields: { Policy: Buffer.from('{}').toString('base64') } }, /SignatureDoesNotMatch/u],
  ['another signature', { secret: 'guessed' }, /SignatureDoesNotMatch/u],
  ['an expired form', { seconds: -1 }, /Policy expired/u],
] as const;

it.each(REFUSED)('a form with %s stores nothing', async (_, change, says) => {
  const {
    secret,
    seconds,
    fields,
    file,
  }: { secret?: string; seconds?: number; fields?: object; file?: Buffer } = change;
  const form = await formOf(secret, seconds);
  const answer = await postForm({ ...form, fields: { ...form.fields, ...fields } }, file ?? FILE);
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(await answer.text()).toMatch(says);
  expect(await stored()).toBeUndefined();
});

it('an upload that breaks off stores nothing', async () => {
  const { url, fields } = await formOf();
  const parts = Object.entries(fields).map(
    ([name, value]) => `--cut\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const half = `${parts.join('')}--cut\r\nContent-Disposition: form-data; name="file"; filename="f"\r\n\r\nsix by`;
  await new Promise<void>((resolve) => {
    const headers = { 'content-type': 'multipart/form-data; boundary=cut', 'content-length': 5000 };
    const sending = request(url, { method: 'POST', headers });
    sending.on('error', () => resolve());
    sending.write(half, () => setTimeout(() => sending.destroy(), 100));
    sending.on('close', () => resolve());
  });
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(await stored()).toBeUndefined();
});

it('a form stores its file with its type, and only pages of the site may send it', async () => {
  const form = await formOf();
  const foreign = await postForm(form, FILE, { origin: 'https://evil.example' });
  expect([foreign.status, foreign.headers.get('access-control-allow-origin')]).toEqual([403, null]);
  expect(await stored()).toBeUndefined();
  const answer = await postForm(form, FILE, { origin: SITE });
  expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([204, SITE]);
  expect(await stored()).toBe(`image/png ${FILE.toString()}`);
  const ask = (origin: string, method: string): Promise<Response> =>
    fetch(form.url, { method: 'OPTIONS', headers: { origin, 'access-control-request-method': method } });
  expect((await ask(SITE, 'POST')).status).toBe(200);
  expect((await ask(SITE, 'PUT')).status).toBe(403);
  expect((await ask('https://evil.example', 'POST')).status).toBe(403);
});

it('pages may do nothing else', async () => {
  for (const headers of [{ origin: SITE }, { 'sec-fetch-site': 'same-origin' }])
    expect((await fetch(`${s3.url}/${Bucket}/${Key}`, { headers })).status).toBe(403);
});
