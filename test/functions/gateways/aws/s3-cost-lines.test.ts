import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import {
  GetObjectCommand,
  type GetObjectCommandOutput,
  ListObjectsV2Command,
  S3Client,
} from '@aws-sdk/client-s3';
import { expect, test } from 'vitest';
import { s3CostLines } from '#functions/gateways/aws/s3-cost-lines.ts';
import { mockAws } from '#test/support/cloud/aws-mock.ts';

const body = (bytes: Buffer | string) => Readable.from([bytes]) as GetObjectCommandOutput['Body'] & Readable;

test('reads a stage’s cost lines day by day and page by page, compressed or plain', async () => {
  const s3 = mockAws(S3Client);
  const list = (day: string) => s3.on(ListObjectsV2Command, { Bucket: 'costs', Prefix: `cost/day=${day}/` });
  list('2026-12-01').resolves({ Contents: [{ Key: 'a.json.gz' }], NextContinuationToken: 'more' });
  s3.on(ListObjectsV2Command, {
    Bucket: 'costs',
    Prefix: 'cost/day=2026-12-01/',
    ContinuationToken: 'more',
  }).resolves({ Contents: [{ Key: 'b.json' }] });
  list('2026-12-02').resolves({});
  const gets = (Key: string) => s3.on(GetObjectCommand, { Bucket: 'costs', Key });
  gets('a.json.gz').resolves({ Body: body(gzipSync('one\ntwo\n')) });
  gets('b.json').resolves({ Body: body('three\n') });

  const lines = [];
  for await (const line of s3CostLines('costs', ['2026-12-01', '2026-12-02'], new S3Client({ region: 'x' })))
    lines.push(line);
  expect(lines).toEqual([
    { where: 'a.json.gz', text: 'one' },
    { where: 'a.json.gz', text: 'two' },
    { where: 'b.json', text: 'three' },
  ]);
});
