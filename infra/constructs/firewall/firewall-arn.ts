import { Stack } from 'aws-cdk-lib';
import { Effect, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { AwsCustomResource, AwsCustomResourcePolicy, PhysicalResourceId } from 'aws-cdk-lib/custom-resources';
import { Construct } from 'constructs';
import { EDGE_REGION, firewallParameter } from '#infra/stage/names.ts';

interface FirewallArnProps {
  readonly stageName: string;
}

/**
 * Reads the ARN of the stage's firewall while the stack is deployed. The firewall is in another region, and
 * CDK's own references between regions need both regions at synthesis. If the firewall is missing, the
 * deployment fails.
 */
export class FirewallArn extends Construct {
  readonly value: string;

  constructor(scope: Construct, id: string, { stageName }: FirewallArnProps) {
    super(scope, id);
    const Name = firewallParameter(stageName);
    const { account, partition } = Stack.of(this);
    this.value = new AwsCustomResource(this, 'Read', {
      resourceType: 'Custom::FirewallArn',
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
