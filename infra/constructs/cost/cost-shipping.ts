import { Stack } from 'aws-cdk-lib';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { CfnSubscriptionFilter } from 'aws-cdk-lib/aws-logs';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { COST_SUBSCRIPTION, logGroupName } from '#infra/stage/names.ts';
import { costStream } from './cost-stream.ts';

interface CostShippingProps {
  readonly stageName: string;
  readonly bucket: IBucket;
  /** Functions that write cost lines. */
  readonly functions: readonly string[];
}

/** Matches every log line that reports the cost of a request or a step. */
const COST_LINES = '{ $.cost.stage = * }';

/**
 * Ships the cost lines from every function's log to S3. A log group can have at most two
 * subscriptions; this uses one of them.
 */
export class CostShipping extends Construct {
  constructor(scope: Construct, id: string, { stageName, bucket, functions }: CostShippingProps) {
    super(scope, id);
    const { account, region } = Stack.of(this);
    const { attrArn } = costStream(this, { stageName, bucket });
    const role = new Role(this, 'LogsRole', {
      assumedBy: new ServicePrincipal('logs.amazonaws.com', {
        conditions: { StringLike: { 'aws:SourceArn': `arn:aws:logs:${region}:${account}:*` } },
      }),
    });
    role.addToPrincipalPolicy(
      new PolicyStatement({
        actions: ['firehose:PutRecord', 'firehose:PutRecordBatch'],
        resources: [attrArn],
      }),
    );
    for (const name of functions)
      new CfnSubscriptionFilter(this, name, {
        logGroupName: logGroupName(stageName, name),
        filterName: COST_SUBSCRIPTION,
        filterPattern: COST_LINES,
        destinationArn: attrArn,
        roleArn: role.roleArn,
      }).node.addDependency(role);
  }
}
