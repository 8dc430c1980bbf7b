/* oxlint-disable no-new -- a construct joins its stack by being made */
import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { ROUTE_FUNCTIONS, WORKFLOW_ENTRIES } from '#infra/bundling/entries.ts';
import { asBucket } from '#infra/cdk-types.ts';
import { CostBucket } from '#infra/constructs/cost/cost-bucket.ts';
import { CostShipping } from '#infra/constructs/cost/cost-shipping.ts';
import { CostTable } from '#infra/constructs/cost/cost-table.ts';
import { StageBudgets } from '#infra/constructs/cost/stage-budgets.ts';
import type { StatefulStack } from './stateful-stack.ts';

interface CostStackProps extends StackProps {
  readonly stateful: StatefulStack;
}

/** What finance reads: the cost lines from every function's log, a table over them, and budgets on the bill. */
export class CostStack extends Stack {
  constructor(scope: Construct, id: string, { stateful, ...props }: CostStackProps) {
    super(scope, id, props);
    const { stageName, settings } = stateful.resources;
    const bucket = asBucket(new CostBucket(this, 'Bucket'));
    new CfnOutput(this, 'CostBucket', { value: bucket.bucketName }).overrideLogicalId('CostBucket');
    const functions = [...ROUTE_FUNCTIONS, ...WORKFLOW_ENTRIES].map(({ name }) => name);
    new CostShipping(this, 'Shipping', { stageName, bucket, functions });
    new CostTable(this, 'Table', { stageName, bucket });
    new StageBudgets(this, 'Budgets', { stageName, budgets: settings.budgets, topic: stateful.alarms });
  }
}
