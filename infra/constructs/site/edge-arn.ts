import { Stack } from 'aws-cdk-lib';
import { Effect, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { AwsCustomResource, AwsCustomResourcePolicy, PhysicalResourceId } from 'aws-cdk-lib/custom-resources';
import { Construct } from 'constructs';
import { EDGE_REGION } from '#infra/stage/names.ts';

interface EdgeArnProps {
  readonly of: 'Firewall' | 'Certificate';
  /** The name of the parameter in which the edge stack stores the ARN. */
  readonly parameter: string;
}

/**
 * Reads the ARN of something in the edge stack while this stack is deployed. The edge stack is in another region, and
 * CDK’s own cross-region references require both regions to be known at synthesis. If the parameter is missing, the
 * deployment fails.
 */
export class EdgeArn extends Construct {
  readonly value: string;

  constructor(scope: Construct, id: string, { of, parameter: Name }: EdgeArnProps) {
    super(scope, id);
    const { account, partition } = Stack.of(this);
    this.value = new AwsCustomResource(this, 'Read', {
      resourceType: `Custom::${of}Arn`,
      installLatestAwsSdk: false,
      onUpdate: {
        service: 'SSM',
        action: 'GetParameter',
        region: EDGE_REGION,
        parameters: { Name },
        physicalResourceId: PhysicalResourceId.of(Name),
        outputPaths: ['Parameter.Value'],
      },
      policy: AwsCustomResourcePolicy.fromStatements([
        new PolicyStatement({
          effect: Effect.ALLOW,
          actions: ['ssm:GetParameter'],
          resources: [`arn:${partition}:ssm:${EDGE_REGION}:${account}:parameter${Name}`],
        }),
      ]),
    }).getResponseField('Parameter.Value');
  }
}
