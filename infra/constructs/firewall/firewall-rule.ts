import type { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';

/** A rule as it is before `Firewall` assigns its priority and metric. */
export type FirewallRule = Omit<CfnWebACL.RuleProperty, 'priority' | 'visibilityConfig'>;
