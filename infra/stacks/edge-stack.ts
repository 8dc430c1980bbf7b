import { Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { Firewall } from '#infra/constructs/site/firewall.ts';
import type { StageSettings } from '#infra/stage/stage-settings.ts';

interface EdgeStackProps extends StackProps {
  readonly stageName: string;
  readonly limits: NonNullable<StageSettings['firewall']>;
}

/** What CloudFront accepts from us-east-1 only. A stage without a firewall has no such stack. */
export class EdgeStack extends Stack {
  readonly firewallArn: string;

  constructor(scope: Construct, id: string, { stageName, limits, ...props }: EdgeStackProps) {
    super(scope, id, props);
    this.firewallArn = new Firewall(this, 'Firewall', { stageName, limits }).attrArn;
  }
}
