import { Stack } from 'aws-cdk-lib';
import { Effect, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { AwsCustomResource, AwsCustomResourcePolicy, PhysicalResourceId } from 'aws-cdk-lib/custom-resources';
import type { Construct } from 'constructs';
import { distributionParameter, EDGE_REGION } from '#infra/stage/names.ts';

interface DistributionParameterProps {
  readonly stageName: string;
  readonly distributionArn: string;
}

/**
 * Stores the distribution's ARN for the log stack, which is in another region. CDK’s own cross-region references
 * require both regions to be known at synthesis.
 */
export class DistributionParameter extends AwsCustomResource {
  constructor(scope: Construct, id: string, { stageName, distributionArn }: DistributionParameterProps) {
    const Name = distributionParameter(stageName);
    const { account, partition } = Stack.of(scope);
    const call = { service: 'SSM', region: EDGE_REGION, physicalResourceId: PhysicalResourceId.of(Name) };
    super(scope, id, {
      resourceType: 'Custom::DistributionParameter',
      installLatestAwsSdk: false,
      onUpdate: {
        ...call,
        action: 'PutParameter',
        parameters: { Name, Type: 'String', Value: distributionArn, Overwrite: true },
      },
      onDelete: {
        ...call,
        action: 'DeleteParameter',
        parameters: { Name },
        ignoreErrorCodesMatching: 'ParameterNotFound',
      },
      policy: AwsCustomResourcePolicy.fromStatements([
        new PolicyStatement({
          effect: Effect.ALLOW,
          actions: ['ssm:PutParameter', 'ssm:DeleteParameter'],
          resources: [`arn:${partition}:ssm:${EDGE_REGION}:${account}:parameter${Name}`],
        }),
      ]),
    });
  }
}
