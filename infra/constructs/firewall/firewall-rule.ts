import type { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';

/** A rule before `Firewall` gives it its place and its metric. */
export type FirewallRule = Omit<CfnWebACL.RuleProperty, 'priority' | 'visibilityConfig'>;
