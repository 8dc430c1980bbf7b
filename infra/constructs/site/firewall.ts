import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';
import type { StageSettings } from '#infra/stage/stage-settings.ts';

interface FirewallProps {
  readonly stageName: string;
  readonly limits: NonNullable<StageSettings['firewall']>;
}

const WINDOW_SECONDS = 300;
const TOO_MANY = 429;
const SIGN_IN_PATHS = '/api/auth/';

const metric = (name: string): CfnWebACL.VisibilityConfigProperty => ({
  metricName: name,
  cloudWatchMetricsEnabled: true,
  sampledRequestsEnabled: false,
});

/** Counts the requests from each address and blocks an address while it exceeds the limit. */
const rate = (
  stageName: string,
  name: string,
  priority: number,
  limit: number,
  scopeDownStatement?: CfnWebACL.StatementProperty,
): CfnWebACL.RuleProperty => ({
  name,
  priority,
  action: {
    block: {
      customResponse: {
        responseCode: TOO_MANY,
        responseHeaders: [{ name: 'retry-after', value: String(WINDOW_SECONDS) }],
      },
    },
  },
  statement: {
    rateBasedStatement: {
      aggregateKeyType: 'IP',
      evaluationWindowSec: WINDOW_SECONDS,
      limit,
      ...(scopeDownStatement && { scopeDownStatement }),
    },
  },
  visibilityConfig: metric(`veilcast-${stageName}-${name}`),
});

const below = (path: string): CfnWebACL.StatementProperty => ({
  byteMatchStatement: {
    fieldToMatch: { uriPath: {} },
    positionalConstraint: 'STARTS_WITH',
    searchString: path,
    textTransformations: [{ priority: 0, type: 'URL_DECODE' }],
  },
});

/**
 * Rate limits per address in front of the distribution: for all paths, and lower for the paths where passwords or codes
 * could be guessed.
 */
export class Firewall extends CfnWebACL {
  constructor(scope: Construct, id: string, { stageName, limits }: FirewallProps) {
    super(scope, id, {
      name: `veilcast-${stageName}`,
      scope: 'CLOUDFRONT',
      defaultAction: { allow: {} },
      rules: [
        rate(stageName, 'sign-ins', 0, limits.signInsPerAddress, below(SIGN_IN_PATHS)),
        rate(stageName, 'requests', 1, limits.requestsPerAddress),
      ],
      visibilityConfig: metric(`veilcast-${stageName}-firewall`),
    });
  }
}
