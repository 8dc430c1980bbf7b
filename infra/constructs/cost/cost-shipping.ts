import { Stack } from 'aws-cdk-lib';
import { type IRole, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { CfnSubscriptionFilter } from 'aws-cdk-lib/aws-logs';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { COST_STREAM, COST_SUBSCRIPTION, logGroupName, physicalName } from '#infra/stage/names.ts';
import { costStream } from './cost-stream.ts';

interface LogsRoleProps {
  readonly stageName: string;
}

/**
 * The role that CloudWatch Logs uses to write to the stream. It is in an earlier stack than the subscriptions,
 * because AWS tests each subscription immediately, and a new role takes a while to work everywhere.
 */
export class LogsRole extends Role {
  constructor(scope: Construct, id: string, { stageName }: LogsRoleProps) {
    const { account, region } = Stack.of(scope);
    super(scope, id, {
      assumedBy: new ServicePrincipal('logs.amazonaws.com', {
        conditions: { StringLike: { 'aws:SourceArn': `arn:aws:logs:${region}:${account}:*` } },
      }),
    });
    this.addToPrincipalPolicy(
      new PolicyStatement({
        actions: ['firehose:PutRecord', 'firehose:PutRecordBatch'],
        resources: [
          `arn:aws:firehose:${region}:${account}:deliverystream/${physicalName(stageName, COST_STREAM)}`,
        ],
      }),
    );
  }
}

interface CostShippingProps {
  readonly stageName: string;
  readonly bucket: IBucket;
  readonly role: IRole;
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
  constructor(scope: Construct, id: string, { stageName, bucket, role, functions }: CostShippingProps) {
    super(scope, id);
    const { attrArn } = costStream(this, { stageName, bucket });
    for (const name of functions)
      new CfnSubscriptionFilter(this, name, {
        logGroupName: logGroupName(stageName, name),
        filterName: COST_SUBSCRIPTION,
        filterPattern: COST_LINES,
        destinationArn: attrArn,
        roleArn: role.roleArn,
      });
  }
}
