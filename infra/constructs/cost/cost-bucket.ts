import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  ObjectOwnership,
  StorageClass,
} from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';

/** The folders in the bucket. */
export const COST_FOLDERS = {
  /** Cost lines by day: `cost/day=2026-11-21/…`. */
  lines: 'cost/',
  /** Lines that could not be read, stored unchanged. */
  failed: 'cost-failed/',
  /** Results of Athena queries. */
  answers: 'answers/',
} as const;

/** Cost lines are rarely queried after a quarter; this is enough for two closed years and the current one. */
const OFTEN_READ = Duration.days(90);
const LINES_KEPT = Duration.days(3 * 365);
const FAILED_KEPT = Duration.days(30);
const ANSWERS_KEPT = Duration.days(7);

/** Usage and cost, line by line. The bucket is kept when its stack is deleted. */
export class CostBucket extends Bucket {
  constructor(scope: Construct, id: string) {
    super(scope, id, {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
      enforceSSL: true,
      minimumTLSVersion: 1.2,
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
      lifecycleRules: [
        {
          id: 'lines-grow-old',
          prefix: COST_FOLDERS.lines,
          transitions: [
            { storageClass: StorageClass.GLACIER_INSTANT_RETRIEVAL, transitionAfter: OFTEN_READ },
          ],
          expiration: LINES_KEPT,
        },
        { id: 'failed-lines-go', prefix: COST_FOLDERS.failed, expiration: FAILED_KEPT },
        { id: 'answers-go', prefix: COST_FOLDERS.answers, expiration: ANSWERS_KEPT },
      ],
    });
  }
}
