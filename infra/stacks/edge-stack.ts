import { Stack, type StackProps } from 'aws-cdk-lib';
import { Certificate, CertificateValidation } from 'aws-cdk-lib/aws-certificatemanager';
import { HostedZone } from 'aws-cdk-lib/aws-route53';
import { StringParameter } from 'aws-cdk-lib/aws-ssm';
import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';
import { ATTACK_RULES, REPUTATION_RULE } from '#infra/constructs/firewall/managed-rules.ts';
import { RATE_RULES } from '#infra/constructs/firewall/rate-rules.ts';
import { RESPONSE_BODIES } from '#infra/constructs/firewall/refusals.ts';
import { certificateParameter, firewallParameter } from '#infra/stage/names.ts';
import type { ZonedDomain } from '#infra/stage/stage-settings.ts';

interface FirewallProps {
  readonly stageName: string;
}

const RULES = [REPUTATION_RULE, ...RATE_RULES, ...ATTACK_RULES];

/**
 * The firewall in front of the distribution: rates per IP address, which are lower than the API's throttles for all
 * callers together, and AWS's rules against known attacks. See `docs/decisions/0041-firewall.md`.
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
  readonly hasFirewall: boolean;
  /** The domain to certify. */
  readonly domain: ZonedDomain | undefined;
}

/**
 * The resources that CloudFront accepts from us-east-1 only. A stage without a firewall and without a domain to certify
 * has no such stack.
 */
export class EdgeStack extends Stack {
  constructor(scope: Construct, id: string, { stageName, hasFirewall, domain, ...props }: EdgeStackProps) {
    super(scope, id, props);
    if (hasFirewall)
      new StringParameter(this, 'FirewallArn', {
        parameterName: firewallParameter(stageName),
        description: 'The firewall of the stage, for its distribution',
        stringValue: new Firewall(this, 'Firewall', { stageName }).attrArn,
      });
    if (domain !== undefined)
      new StringParameter(this, 'CertificateArn', {
        parameterName: certificateParameter(stageName),
        description: 'The certificate of the stage’s domain, for its distribution',
        stringValue: this.certify(domain),
      });
  }

  /** The ARN of a certificate, once a record in the zone has proved ownership of the domain. */
  private certify({ name, zoneId, zoneName }: ZonedDomain): string {
    const zone = HostedZone.fromHostedZoneAttributes(this, 'Zone', { hostedZoneId: zoneId, zoneName });
    return new Certificate(this, 'Certificate', {
      domainName: name,
      validation: CertificateValidation.fromDns(zone),
    }).certificateArn;
  }
}
