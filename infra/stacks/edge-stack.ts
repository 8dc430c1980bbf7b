/* oxlint-disable no-new -- a construct joins its stack by being made */
import { Stack, type StackProps } from 'aws-cdk-lib';
import { StringParameter } from 'aws-cdk-lib/aws-ssm';
import type { Construct } from 'constructs';
import { Firewall } from '#infra/constructs/firewall/firewall.ts';
import { firewallParameter } from '#infra/stage/names.ts';

interface EdgeStackProps extends StackProps {
  readonly stageName: string;
}

/** What CloudFront accepts from us-east-1 only. A stage without a firewall has no such stack. */
export class EdgeStack extends Stack {
  constructor(scope: Construct, id: string, { stageName, ...props }: EdgeStackProps) {
    super(scope, id, props);
    const { attrArn } = new Firewall(this, 'Firewall', { stageName });
    new StringParameter(this, 'FirewallArn', {
      parameterName: firewallParameter(stageName),
      description: 'The firewall of the stage, for its distribution',
      stringValue: attrArn,
    });
  }
}
