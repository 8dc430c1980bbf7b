import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { meterS3 } from '#functions/cost/meter-aws.ts';
import type { ListObjects } from '#functions/domain/media/ports.ts';
import { timeLimits } from '#functions/runtime/time-limits.ts';

const ANSWER_LIMIT_MS = 30_000;
const MAX_ATTEMPTS = 4;

/**
 * The objects in one bucket. Throws the SDK’s own errors; the SDK’s retries cover throttling and dropped connections.
 */
export const listS3Objects = (bucket: string): ListObjects => {
  const client = meterS3(
    new S3Client({ maxAttempts: MAX_ATTEMPTS, requestHandler: timeLimits(ANSWER_LIMIT_MS) }),
  );
  return async (prefix, after) => {
    const { Contents = [], IsTruncated = false } = await client.send(
      new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, StartAfter: after }),
    );
    const objects = Contents.flatMap(({ Key, LastModified }) =>
      Key === undefined || LastModified === undefined ? [] : [{ key: Key, at: LastModified }],
    );
    return { objects, isLast: !IsTruncated };
  };
};
