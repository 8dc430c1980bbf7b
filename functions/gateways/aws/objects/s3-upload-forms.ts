import { S3Client } from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { UPLOAD_FORM_MINUTES } from '#contract/catalogue.ts';
import type { UploadForms } from '#functions/domain/uploads/ports.ts';

/** Signs forms with the function's own credentials; S3 is not asked, so nothing can be late or away. */
export const s3UploadForms = (bucket: string): UploadForms => {
  const client = new S3Client({});
  return {
    form: (key, { type, bytes }) =>
      createPresignedPost(client, {
        Bucket: bucket,
        Key: key,
        Expires: UPLOAD_FORM_MINUTES * 60,
        Fields: { 'Content-Type': type },
        Conditions: [['content-length-range', bytes, bytes]],
      }),
  };
};
