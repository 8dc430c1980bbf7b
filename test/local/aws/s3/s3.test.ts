import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import {
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  ListObjectVersionsCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startS3 } from '#local/aws/s3/s3.ts';
import { temporaryFolder } from '#test/support/cloud/product-process.ts';
import { defined } from '#test/support/values.ts';

const Bucket = 'films';
const SITE = 'http://localhost:8787';
const MEGABYTE = 1024 * 1024;
const dataDir = temporaryFolder();
let s3: Awaited<ReturnType<typeof startS3>>;
let client: S3Client;

beforeAll(async () => {
  s3 = await startS3({ dataDir, buckets: [Bucket], siteOrigin: SITE, accessKeys: { local: 'secret' } });
  client = new S3Client({
    endpoint: s3.url,
    region: 'us-east-1',
    requestChecksumCalculation: 'WHEN_REQUIRED',
    credentials: { accessKeyId: 'anybody', secretAccessKey: 'anything' },
  });
});
afterAll(async () => {
  client.destroy();
  await s3.close();
  await rm(dataDir, { recursive: true });
});

const read = async (Key: string, Range?: string) => {
  const { Body } = await client.send(new GetObjectCommand({ Bucket, Key, ...(Range ? { Range } : {}) }));
  return Buffer.from(await defined(Body).transformToByteArray());
};

test('a film stored from a stream can be read back byte for byte, whole and in parts', async () => {
  const film = randomBytes(6 * MEGABYTE);
  const file = join(dataDir, 'film.mp4');
  await writeFile(file, film);
  await client.send(
    new PutObjectCommand({
      Bucket,
      Key: 'media/ada/1/film.mp4',
      Body: createReadStream(file),
      ContentLength: film.length,
      ContentType: 'video/mp4',
    }),
  );
  expect((await read('media/ada/1/film.mp4')).equals(film)).toBe(true);
  expect((await read('media/ada/1/film.mp4', 'bytes=1000-1999')).equals(film.subarray(1000, 2000))).toBe(
    true,
  );
  const head = await client.send(new HeadObjectCommand({ Bucket, Key: 'media/ada/1/film.mp4' }));
  expect(head).toMatchObject({ ContentLength: film.length, ContentType: 'video/mp4' });
});

test('lists objects by prefix and deletes them one by one or together', async () => {
  const keys = ['work/b/1/a', 'work/b/1/b', 'work/b/2/a', 'work/c/1/a'];
  await Promise.all(keys.map((Key) => client.send(new PutObjectCommand({ Bucket, Key, Body: Key }))));
  const list = async (Prefix: string) =>
    ((await client.send(new ListObjectsV2Command({ Bucket, Prefix }))).Contents ?? []).map(({ Key }) => Key);
  expect(await list('work/b/')).toEqual(['work/b/1/a', 'work/b/1/b', 'work/b/2/a']);
  await client.send(new DeleteObjectCommand({ Bucket, Key: 'work/b/2/a' }));
  await client.send(
    new DeleteObjectsCommand({ Bucket, Delete: { Objects: [{ Key: 'work/b/1/a' }, { Key: 'work/b/1/b' }] } }),
  );
  expect(await list('work/b/')).toEqual([]);
  expect(await list('work/')).toEqual(['work/c/1/a']);
});

test('lists objects page by page, with their sizes, timestamps and tags', async () => {
  const keys = ['p/a & b', 'p/c', 'p/d'];
  for (const Key of keys) await client.send(new PutObjectCommand({ Bucket, Key, Body: 'two' }));
  const pages = await Array.fromAsync(
    paginateListObjectsV2({ client, pageSize: 2 }, { Bucket, Prefix: 'p/' }),
  );
  expect(pages.map(({ Contents = [] }) => Contents.map(({ Key }) => Key))).toEqual([
    keys.slice(0, 2),
    ['p/d'],
  ]);
  const [first] = pages[0]?.Contents ?? [];
  const { ETag } = await client.send(new HeadObjectCommand({ Bucket, Key: keys[0] }));
  expect(first).toMatchObject({ Size: 3, ETag });
  expect(Math.abs(Date.now() - (first?.LastModified?.getTime() ?? 0))).toBeLessThan(60_000);
  const after = await client.send(new ListObjectsV2Command({ Bucket, Prefix: 'p/', StartAfter: 'p/c' }));
  expect([after.Contents?.map(({ Key }) => Key), after.IsTruncated]).toEqual([['p/d'], false]);
});

test('an interrupted upload leaves the object unchanged', async () => {
  const Key = 'work/ada/still.png';
  await client.send(new PutObjectCommand({ Bucket, Key, Body: 'the first picture' }));
  await new Promise<void>((resolve) => {
    const upload = request(`${s3.url}/${Bucket}/${Key}`, {
      method: 'PUT',
      headers: { 'content-length': 5 * MEGABYTE, expect: '100-continue' },
    });
    upload.on('error', () => resolve());
    upload.on('continue', () => upload.write(Buffer.alloc(MEGABYTE), () => upload.destroy(new Error('cut'))));
    upload.flushHeaders();
  });
  await client.send(new PutObjectCommand({ Bucket, Key: 'work/ada/after.png', Body: 'a whole picture' }));
  expect((await read(Key)).toString()).toBe('the first picture');
});

test('a missing object is reported as NoSuchKey', async () => {
  await expect(read('work/nobody')).rejects.toMatchObject({ name: 'NoSuchKey' });
});

test('lists each object’s single version, in pages, so that erasing the version erases the object', async () => {
  for (const Key of ['v/a & b', 'v/c', 'w/d'])
    await client.send(new PutObjectCommand({ Bucket, Key, Body: 'x' }));
  const { Versions = [], IsTruncated } = await client.send(
    new ListObjectVersionsCommand({ Bucket, Prefix: 'v/' }),
  );
  expect(Versions.map(({ Key, VersionId }) => [Key, VersionId])).toEqual([
    ['v/a & b', 'null'],
    ['v/c', 'null'],
  ]);
  expect(IsTruncated).toBe(false);
  const Objects = Versions.map(({ Key, VersionId }) => ({ Key, VersionId }));
  await client.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects } }));
  const left = await client.send(new ListObjectsV2Command({ Bucket, Prefix: 'v/' }));
  expect(left.Contents ?? []).toEqual([]);
});
