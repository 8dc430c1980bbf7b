import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { UPLOAD_PERMIT_MINUTES } from '#contract/catalogue.ts';
import type { UploadPermits } from '#functions/domain/uploads/ports.ts';

/**
 * The headers that a request must contain exactly as signed. We don’t use S3’s POST forms, because they can’t require
 * that the object doesn’t exist yet.
 */
const SIGNED = new Set(['host', 'content-length', 'content-type', 'if-none-match']);

/**
 * Signs requests with the function's own credentials; it makes no call to S3, which could be slow or fail.
 */
export const s3UploadPermits = (bucket: string): UploadPermits => {
  // Otherwise the checksum of an empty body would be signed.
  const client = new S3Client({ requestChecksumCalculation: 'WHEN_REQUIRED' });
  return {
    permit: async (Key, { type, bytes }) => {
      const put = new PutObjectCommand({
        Bucket: bucket,
        Key,
        ContentType: type,
        ContentLength: bytes,
        IfNoneMatch: '*',
      });
      const url = await getSignedUrl(client, put, {
        expiresIn: UPLOAD_PERMIT_MINUTES * 60,
        signableHeaders: SIGNED,
      });
      return { url, headers: { 'content-type': type, 'if-none-match': '*' } };
    },
  };
};
