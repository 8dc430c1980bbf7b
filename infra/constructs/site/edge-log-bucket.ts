import { Aws, Duration, RemovalPolicy } from 'aws-cdk-lib';
import { Effect, PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { BlockPublicAccess, Bucket, BucketEncryption, ObjectOwnership } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { edgeLogName } from '#infra/stage/names.ts';

/** Bucket names are global, so this one contains the account's number. */
export const edgeLogBucketName = (stageName: string): string => `${edgeLogName(stageName)}-${Aws.ACCOUNT_ID}`;

/**
 * MeterEgress reads and removes an object within minutes; an object that is still here after this time was never
 * counted.
 */
const KEPT = Duration.days(30);
const BROKEN_UPLOADS_KEPT = Duration.days(1);

/**
 * Holds the log of the distribution's responses until the responses are counted. The bucket's name is predictable,
 * because the stack that delivers the log is in another region.
 */
export class EdgeLogBucket extends Bucket {
  constructor(scope: Construct, id: string, { stageName }: { readonly stageName: string }) {
    super(scope, id, {
      bucketName: edgeLogBucketName(stageName),
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
      enforceSSL: true,
      minimumTLSVersion: 1.2,
      removalPolicy: RemovalPolicy.DESTROY,
      autoDeleteObjects: true,
      lifecycleRules: [
        { id: 'lines-expire', expiration: KEPT, abortIncompleteMultipartUploadAfter: BROKEN_UPLOADS_KEPT },
      ],
    });
    this.addToResourcePolicy(
      new PolicyStatement({
        effect: Effect.ALLOW,
        principals: [new ServicePrincipal('delivery.logs.amazonaws.com')],
        actions: ['s3:PutObject'],
        resources: [this.arnForObjects(`AWSLogs/${Aws.ACCOUNT_ID}/*`)],
        conditions: {
          StringEquals: {
            's3:x-amz-acl': 'bucket-owner-full-control',
            'aws:SourceAccount': Aws.ACCOUNT_ID,
          },
          ArnLike: {
            'aws:SourceArn': `arn:${Aws.PARTITION}:logs:us-east-1:${Aws.ACCOUNT_ID}:delivery-source:${edgeLogName(stageName)}`,
          },
        },
      }),
    );
  }
}
