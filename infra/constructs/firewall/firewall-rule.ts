import type { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';

/** A rule before `Firewall` has assigned its priority and metric. */
export type FirewallRule = Omit<CfnWebACL.RuleProperty, 'priority' | 'visibilityConfig'>;
