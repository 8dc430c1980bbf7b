import { Stack, type StackProps } from 'aws-cdk-lib';
import { StringParameter } from 'aws-cdk-lib/aws-ssm';
import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';
import { ATTACK_RULES, REPUTATION_RULE } from '#infra/constructs/firewall/managed-rules.ts';
import { RATE_RULES } from '#infra/constructs/firewall/rate-rules.ts';
import { RESPONSE_BODIES } from '#infra/constructs/firewall/refusals.ts';
import { firewallParameter } from '#infra/stage/names.ts';

interface FirewallProps {
  readonly stageName: string;
}

const RULES = [REPUTATION_RULE, ...RATE_RULES, ...ATTACK_RULES];

/**
 * The firewall in front of the distribution: rates per address, which are lower than the API's throttles for
 * all callers together, and AWS's rules against known attacks. See `docs/decisions/0041-firewall.md`.
 */
class Firewall extends CfnWebACL {
  constructor(scope: Construct, id: string, { stageName }: FirewallProps) {
    const visibilityConfig = (name: string): CfnWebACL.VisibilityConfigProperty => ({
      metricName: `veilcast-${stageName}-${name}`,
      cloudWatchMetricsEnabled: true,
      sampledRequestsEnabled: false,
    });
    super(scope, id, {
      name: `veilcast-${stageName}`,
      scope: 'CLOUDFRONT',
      defaultAction: { allow: {} },
      rules: RULES.map((rule, priority) => ({
        ...rule,
        priority,
        visibilityConfig: visibilityConfig(rule.name),
      })),
      customResponseBodies: RESPONSE_BODIES,
      visibilityConfig: visibilityConfig('firewall'),
    });
  }
}

interface EdgeStackProps extends StackProps {
  readonly stageName: string;
}

/**
 * The resources that CloudFront accepts from us-east-1 only. A stage without a firewall has no such stack.
 */
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
