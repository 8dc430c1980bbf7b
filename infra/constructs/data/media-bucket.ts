import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  HttpMethods,
  ObjectOwnership,
} from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import {
  DELETED_KEPT_DAYS,
  EVIDENCE_KEPT_DAYS,
  EXPORT_HOURS,
  PIECES_KEPT_DAYS,
} from '#contract/catalogue.ts';

/** Long enough for retries and scene edits. */
const WORK_KEPT = Duration.days(PIECES_KEPT_DAYS);
/** S3 counts whole days from midnight, so this means one to two days. */
const EXPORTS_KEPT = Duration.hours(EXPORT_HOURS);
const EVIDENCE_KEPT = Duration.days(EVIDENCE_KEPT_DAYS);
const BROKEN_UPLOADS_KEPT = Duration.days(1);
/** How long objects that were removed or replaced by mistake can still be restored. */
const OLD_VERSIONS_KEPT = Duration.days(DELETED_KEPT_DAYS);
const OLD_TEMPORARY_KEPT = Duration.days(1);

/** A stage without its own domain gets a domain name from CloudFront, but only once this bucket exists. */
const ANY_DISTRIBUTION = 'https://*.cloudfront.net';
const PREFLIGHT_KEPT_SECONDS = 3000;

interface MediaBucketProps {
  /** The site’s origin, if it has its own domain. */
  readonly siteOrigin: string | undefined;
}

/**
 * The private bucket for films and their intermediate files. A bucket can have only one policy, so the stack with the
 * distribution writes it.
 */
export class MediaBucket extends Bucket {
  constructor(scope: Construct, id: string, { siteOrigin }: MediaBucketProps) {
    super(scope, id, {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
      versioned: true,
      cors: [
        // Our pages upload files here; S3 refuses any upload without a signature.
        {
          allowedMethods: [HttpMethods.PUT],
          allowedHeaders: ['content-type', 'if-none-match'],
          allowedOrigins: [siteOrigin ?? ANY_DISTRIBUTION],
          maxAge: PREFLIGHT_KEPT_SECONDS,
        },
      ],
      lifecycleRules: [
        {
          id: 'work-is-temporary',
          prefix: 'work/',
          expiration: WORK_KEPT,
          noncurrentVersionExpiration: OLD_TEMPORARY_KEPT,
        },
        // PruneExports deletes an archive when its link expires; this rule covers any archives that it misses.
        {
          id: 'exports-are-temporary',
          prefix: 'media/exports/',
          expiration: EXPORTS_KEPT,
          noncurrentVersionExpiration: OLD_TEMPORARY_KEPT,
        },
        {
          id: 'old-versions-end',
          noncurrentVersionExpiration: OLD_VERSIONS_KEPT,
          // Removes a delete marker once no versions are left beneath it.
          expiredObjectDeleteMarker: true,
        },
        { id: 'evidence-expires', prefix: 'evidence/', expiration: EVIDENCE_KEPT },
        { id: 'no-broken-uploads', abortIncompleteMultipartUploadAfter: BROKEN_UPLOADS_KEPT },
      ],
    });
  }
}
