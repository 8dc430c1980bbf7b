/* oxlint-disable no-new -- a construct joins its stack by being made */
import { Aws, Stack, type StackProps } from 'aws-cdk-lib';
import { CfnDelivery, CfnDeliveryDestination, CfnDeliverySource } from 'aws-cdk-lib/aws-logs';
import { StringParameter } from 'aws-cdk-lib/aws-ssm';
import type { Construct } from 'constructs';
import { edgeLogBucketName } from '#infra/constructs/site/edge-log-bucket.ts';
import { distributionParameter, edgeLogName } from '#infra/stage/names.ts';

interface LogStackProps extends StackProps {
  readonly stageName: string;
}

/** What a line says: when, which file, with which result and how many bytes. Neither who asked nor with what. */
const FIELDS = ['date', 'time', 'cs-method', 'cs-uri-stem', 'cs-uri-query', 'sc-status', 'sc-bytes'];

/** The distribution's log. CloudFront accepts its delivery from us-east-1 only, to a bucket in any region. */
export class LogStack extends Stack {
  constructor(scope: Construct, id: string, { stageName, ...props }: LogStackProps) {
    super(scope, id, props);
    const name = edgeLogName(stageName);
    const source = new CfnDeliverySource(this, 'Source', {
      name,
      logType: 'ACCESS_LOGS',
      resourceArn: StringParameter.valueForStringParameter(this, distributionParameter(stageName)),
    });
    const destination = new CfnDeliveryDestination(this, 'Destination', {
      name,
      destinationResourceArn: `arn:${Aws.PARTITION}:s3:::${edgeLogBucketName(stageName)}`,
      outputFormat: 'json',
    });
    new CfnDelivery(this, 'Delivery', {
      deliverySourceName: source.ref,
      deliveryDestinationArn: destination.attrArn,
      recordFields: FIELDS,
      s3SuffixPath: '{yyyy}/{MM}/{dd}/{HH}',
    });
  }
}
