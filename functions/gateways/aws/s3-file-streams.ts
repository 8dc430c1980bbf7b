import { Readable } from 'node:stream';
import { GetObjectCommand, NoSuchKey, S3Client } from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { use } from '#functions/cost/meter.ts';
import { meterS3 } from '#functions/cost/meter-aws.ts';
import { byteMonths } from '#functions/cost/retention.ts';
import type { FileStreams } from '#functions/domain/export/ports.ts';
import { timeLimits } from '#functions/runtime/time-limits.ts';

const ANSWER_LIMIT_MS = 30_000;
const MAX_ATTEMPTS = 4;
/**
 * S3 accepts at most 10,000 parts; at this part size, they add up to far more than CloudFront delivers in one file.
 */
const PART_BYTES = 16 * 1024 * 1024;
/** How many parts are in memory: one being sent and one being filled. */
const PARTS_AT_ONCE = 2;

/**
 * Objects of one bucket as streams. Failed uploads are aborted; a bucket rule removes those left behind by killed
 * processes.
 */
export const s3FileStreams = (bucket: string): FileStreams => {
  const client = meterS3(
    new S3Client({ maxAttempts: MAX_ATTEMPTS, requestHandler: timeLimits(ANSWER_LIMIT_MS) }),
  );
  return {
    open: async (key) => {
      try {
        const { Body, ContentLength } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }));
        if (!(Body instanceof Readable) || ContentLength === undefined)
          throw new Error(`The object ${key} has no body`);
        return { body: Body, bytes: ContentLength };
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined;
        throw error;
      }
    },
    upload: async (key, body, contentType) => {
      let bytes = 0;
      const counted = async function* () {
        for await (const chunk of body) {
          bytes += chunk.byteLength;
          yield chunk;
        }
      };
      await new Upload({
        client,
        params: { Bucket: bucket, Key: key, Body: Readable.from(counted()), ContentType: contentType },
        partSize: PART_BYTES,
        queueSize: PARTS_AT_ONCE,
      }).done();
      use('s3.storage', byteMonths(key, bytes));
      return bytes;
    },
  };
};
