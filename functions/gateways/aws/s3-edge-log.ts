import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3';
import { meterS3 } from '#functions/cost/meter-aws.ts';
import type { EdgeLog } from '#functions/domain/egress/ports.ts';
import { timeLimits } from '#functions/runtime/time-limits.ts';

/** The prefix of all keys written by log delivery. */
const FOLDER = 'AWSLogs/';
const ANSWER_LIMIT_MS = 10_000;
const MAX_ATTEMPTS = 4;
/**
 * Replaces the unreadable rest of a damaged object, so that the object is counted as broken and isn’t retried
 * forever.
 */
const DAMAGED = 'the rest of this object is damaged';

async function* linesOf(body: Readable): AsyncGenerator<string> {
  const unzipped = createGunzip();
  // Pass errors on to the code below that reads the lines.
  body.on('error', (error) => unzipped.destroy(error)).pipe(unzipped);
  try {
    yield* createInterface({ input: unzipped });
  } catch (error) {
    const isDamaged = error instanceof Error && 'code' in error && String(error.code).startsWith('Z_');
    if (!isDamaged) throw error;
    yield DAMAGED;
  }
}

/** The distribution's log in its bucket: newline-delimited JSON, compressed. */
export const s3EdgeLog = (bucket: string): EdgeLog => {
  const client = meterS3(
    new S3Client({ maxAttempts: MAX_ATTEMPTS, requestHandler: timeLimits(ANSWER_LIMIT_MS) }),
  );
  return {
    objects: async function* () {
      for await (const { Contents = [] } of paginateListObjectsV2(
        { client },
        { Bucket: bucket, Prefix: FOLDER },
      ))
        for (const { Key } of Contents) if (Key !== undefined) yield Key;
    },
    lines: async (key) => {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }));
        return Body instanceof Readable ? linesOf(Body) : undefined;
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined;
        throw error;
      }
    },
    remove: async (key) => {
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }));
    },
  };
};
