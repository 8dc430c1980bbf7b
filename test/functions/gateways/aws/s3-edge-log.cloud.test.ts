import { gzipSync } from 'node:zlib';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { beforeAll, expect, it } from 'vitest';
import { Tally } from '#functions/domain/egress/tally.ts';
import { newId } from '#functions/wiring/clock.ts';
import { edgeLog } from '#functions/wiring/media.ts';
import { useCloudEnvironment } from '#test/support/cloud/functions-here.ts';

beforeAll(useCloudEnvironment);

const LINE = JSON.stringify({
  date: '2026-11-23',
  time: '03:04:05',
  'cs-method': 'GET',
  'cs-uri-stem': '/index.html',
  'cs-uri-query': '-',
  'sc-status': '200',
  'sc-bytes': '10',
});

/** Stores an object outside the folder that the duty lists; returns the object’s key. */
const put = async (Body: Uint8Array): Promise<string> => {
  const Key = `test/${newId()}.gz`;
  await new S3Client({}).send(new PutObjectCommand({ Bucket: process.env['EDGE_LOG_BUCKET'], Key, Body }));
  return Key;
};

const tallyOf = async (key: string): Promise<Tally> => {
  const tally = new Tally();
  for await (const text of (await edgeLog().lines(key)) ?? []) tally.add(text);
  return tally;
};

it('reads an object line by line', async () => {
  const tally = await tallyOf(await put(gzipSync(`${LINE}\n`.repeat(5000))));
  expect(tally.all).toEqual({ bytes: 50_000, requests: 5000 });
  expect(tally.broken).toBe(0);
});

it.each([
  ['cut off', gzipSync(`${LINE}\n`.repeat(5000)).subarray(0, 60)],
  ['not compressed', Buffer.from(`${LINE}\n`)],
])('counts an object that is %s as broken, without stopping the reader', async (_, bytes) => {
  expect((await tallyOf(await put(bytes))).broken).toBeGreaterThan(0);
});

it('finds no lines in a deleted object', async () => {
  expect(await edgeLog().lines('test/gone.gz')).toBeUndefined();
});
