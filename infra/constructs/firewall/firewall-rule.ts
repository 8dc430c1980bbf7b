import type { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';

/** A rule as it is before `Firewall` assigns its priority and its metric. */
export type FirewallRule = Omit<CfnWebACL.RuleProperty, 'priority' | 'visibilityConfig'>;
