import type { UserPool } from 'aws-cdk-lib/aws-cognito';
import { CfnWebACL, CfnWebACLAssociation } from 'aws-cdk-lib/aws-wafv2';
import { Construct, type IConstruct } from 'constructs';
import type { FirewallRule } from '#infra/constructs/firewall/firewall-rule.ts';
import { REPUTATION_RULE } from '#infra/constructs/firewall/managed-rules.ts';
import { any, headerIs } from '#infra/constructs/firewall/statements.ts';
import { POOL_RATES, type PoolRate } from '#infra/pool-rates.ts';

interface PoolFirewallProps {
  /**
   * A construct that takes a while to create, because AWS can attach a firewall only some time after the firewall was
   * created.
   */
  readonly after: IConstruct;
  readonly stageName: string;
  readonly pool: UserPool;
}

const WINDOW_SECONDS = 60;
/** The header in which Cognito names the operation when it passes a request to the firewall. */
const OPERATION = 'x-amzn-cognito-operation-name';

const ofAddress = { aggregateKeyType: 'IP', evaluationWindowSec: WINDOW_SECONDS } as const;
const ofNetwork = { ...ofAddress, aggregateKeyType: 'CUSTOM_KEYS', customKeys: [{ asn: {} }] };

const rateRule = ({ name, operations, sender, perMinute }: PoolRate): FirewallRule => ({
  name,
  // Cognito sends its own response body, whatever a rule specifies.
  action: { block: {} },
  statement: {
    rateBasedStatement: {
      ...(sender === 'address' ? ofAddress : ofNetwork),
      limit: perMinute,
      ...(operations && {
        scopeDownStatement: any(...operations.map((operation) => headerIs(OPERATION, operation))),
      }),
    },
  },
});

/**
 * A firewall in front of the user pool. Browsers call the pool directly, so the firewall in front of the
 * distribution doesn't see these calls. The pool's firewall can't see who is signing in, so it counts by IP address
 * only.
 */
export class PoolFirewall extends Construct {
  constructor(scope: Construct, id: string, { stageName, pool, after }: PoolFirewallProps) {
    super(scope, id);
    const visibilityConfig = (name: string): CfnWebACL.VisibilityConfigProperty => ({
      metricName: `veilcast-${stageName}-pool-${name}`,
      cloudWatchMetricsEnabled: true,
      sampledRequestsEnabled: false,
    });
    const acl = new CfnWebACL(this, 'Firewall', {
      name: `veilcast-${stageName}-pool`,
      scope: 'REGIONAL',
      defaultAction: { allow: {} },
      rules: [REPUTATION_RULE, ...POOL_RATES.map(rateRule)].map((rule, priority) => ({
        ...rule,
        priority,
        visibilityConfig: visibilityConfig(rule.name),
      })),
      visibilityConfig: visibilityConfig('firewall'),
    });
    new CfnWebACLAssociation(this, 'Association', {
      resourceArn: pool.userPoolArn,
      webAclArn: acl.attrArn,
    }).node.addDependency(after);
  }
}
