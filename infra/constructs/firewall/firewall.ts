import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';
import { ATTACK_RULES, REPUTATION_RULE } from './managed-rules.ts';
import { RATE_RULES } from './rate-rules.ts';
import { RESPONSE_BODIES } from './refusals.ts';

interface FirewallProps {
  readonly stageName: string;
}

const RULES = [REPUTATION_RULE, ...RATE_RULES, ...ATTACK_RULES];

/**
 * What stands in front of the distribution: rates per address, which are lower than the API's throttles for all callers
 * together, and AWS's rules against known attacks. See `docs/decisions/0041-firewall.md`.
 */
export class Firewall extends CfnWebACL {
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
