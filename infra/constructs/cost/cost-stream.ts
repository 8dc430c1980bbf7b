import { Stack } from 'aws-cdk-lib';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { CfnDeliveryStream } from 'aws-cdk-lib/aws-kinesisfirehose';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { COST_STREAM, physicalName } from '#infra/stage/names.ts';
import { COST_FOLDERS } from './cost-bucket.ts';

interface CostStreamProps {
  readonly stageName: string;
  readonly bucket: IBucket;
}

/** The longest wait and the largest size allowed: each object costs money, so a few large ones are cheaper. */
const GATHERED = { intervalInSeconds: 900, sizeInMBs: 64 } as const;

const roleOf = (scope: Construct, bucket: IBucket): Role => {
  const { account } = Stack.of(scope);
  const role = new Role(scope, 'StreamRole', {
    assumedBy: new ServicePrincipal('firehose.amazonaws.com', {
      conditions: { StringEquals: { 'sts:ExternalId': account } },
    }),
  });
  role.addToPrincipalPolicy(
    new PolicyStatement({
      actions: ['s3:PutObject', 's3:AbortMultipartUpload'],
      resources: [COST_FOLDERS.lines, COST_FOLDERS.failed].map((folder) =>
        bucket.arnForObjects(`${folder}*`),
      ),
    }),
  );
  role.addToPrincipalPolicy(
    new PolicyStatement({
      actions: ['s3:GetBucketLocation', 's3:ListBucket', 's3:ListBucketMultipartUploads'],
      resources: [bucket.bucketArn],
    }),
  );
  return role;
};

/**
 * Collects log events and writes them to S3 by the day of their arrival (UTC), one JSON object per line. CDK's own
 * construct would also allow the stream to read and delete everything in the bucket.
 */
export const costStream = (scope: Construct, { stageName, bucket }: CostStreamProps): CfnDeliveryStream => {
  const role = roleOf(scope, bucket);
  const stream = new CfnDeliveryStream(scope, 'Stream', {
    deliveryStreamName: physicalName(stageName, COST_STREAM),
    deliveryStreamType: 'DirectPut',
    deliveryStreamEncryptionConfigurationInput: { keyType: 'AWS_OWNED_CMK' },
    extendedS3DestinationConfiguration: {
      bucketArn: bucket.bucketArn,
      roleArn: role.roleArn,
      prefix: `${COST_FOLDERS.lines}day=!{timestamp:yyyy-MM-dd}/`,
      errorOutputPrefix: `${COST_FOLDERS.failed}!{firehose:error-output-type}/!{timestamp:yyyy-MM-dd}/`,
      fileExtension: '.json.gz',
      compressionFormat: 'GZIP',
      bufferingHints: GATHERED,
      processingConfiguration: {
        enabled: true,
        processors: [
          {
            type: 'Decompression',
            parameters: [{ parameterName: 'CompressionFormat', parameterValue: 'GZIP' }],
          },
          {
            type: 'CloudWatchLogProcessing',
            parameters: [{ parameterName: 'DataMessageExtraction', parameterValue: 'true' }],
          },
          { type: 'AppendDelimiterToRecord' },
        ],
      },
    },
  });
  // If the stream were created before its permissions, it would deliver nothing.
  stream.node.addDependency(role);
  return stream;
};
