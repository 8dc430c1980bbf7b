import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { GetObjectCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { timeLimits } from '#functions/runtime/time-limits.ts';

const ANSWER_LIMIT_MS = 30_000;
const GZIP = /\.gz$/u;

/** A line, and the key of the object that contains it. */
interface Line {
  readonly where: string;
  readonly text: string;
}

async function* keysOf(client: S3Client, bucket: string, prefix: string): AsyncGenerator<string> {
  let token: string | undefined;
  do {
    const page = await client.send(
      new ListObjectsV2Command({
        Bucket: bucket,
        Prefix: prefix,
        ...(token === undefined ? {} : { ContinuationToken: token }),
      }),
    );
    for (const { Key } of page.Contents ?? []) if (Key !== undefined) yield Key;
    token = page.NextContinuationToken;
  } while (token !== undefined);
}

/**
 * A stage's cost lines for the given days, `cost/day=2026-11-20/…`: newline-delimited JSON, gzip or plain.
 */
export async function* s3CostLines(
  bucket: string,
  days: readonly string[],
  client = new S3Client({ requestHandler: timeLimits(ANSWER_LIMIT_MS) }),
): AsyncGenerator<Line> {
  for (const day of days) {
    for await (const key of keysOf(client, bucket, `cost/day=${day}/`)) {
      const { Body, ContentEncoding } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }));
      if (!(Body instanceof Readable)) continue;
      const input = ContentEncoding === 'gzip' || GZIP.test(key) ? Body.pipe(createGunzip()) : Body;
      for await (const text of createInterface({ input })) yield { where: key, text };
    }
  }
}
