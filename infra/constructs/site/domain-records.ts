import { CfnOutput } from 'aws-cdk-lib';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import { AaaaRecord, ARecord, HostedZone, RecordTarget } from 'aws-cdk-lib/aws-route53';
import { CloudFrontTarget } from 'aws-cdk-lib/aws-route53-targets';
import { Construct } from 'constructs';
import type { ZonedDomain } from '#infra/stage/stage-settings.ts';

interface DomainRecordsProps {
  readonly name: string;
  /** The same name together with its hosted zone, if that is in Route 53. */
  readonly zoned: ZonedDomain | undefined;
  readonly distribution: Distribution;
}

/** Points the site's own name at its distribution, or prints the records to enter at the domain's provider. */
export class DomainRecords extends Construct {
  constructor(scope: Construct, id: string, { name, zoned, distribution }: DomainRecordsProps) {
    super(scope, id);
    if (zoned === undefined) {
      new CfnOutput(this, 'DomainRecord', {
        value: `${name} CNAME ${distribution.distributionDomainName} (at the top of a domain, where CNAME is not allowed: ALIAS or ANAME)`,
      }).overrideLogicalId('DomainRecord');
      return;
    }
    const { zoneId: hostedZoneId, zoneName } = zoned;
    const zone = HostedZone.fromHostedZoneAttributes(this, 'Zone', { hostedZoneId, zoneName });
    const record = {
      zone,
      recordName: name,
      target: RecordTarget.fromAlias(new CloudFrontTarget(distribution)),
    };
    new ARecord(this, 'Ipv4', record);
    new AaaaRecord(this, 'Ipv6', record);
  }
}
