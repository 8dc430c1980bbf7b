import { Stack, type StackProps } from 'aws-cdk-lib';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import type { Bundles } from '#infra/bundling/bundles.ts';
import { MERGE_SECRET } from '#infra/bundling/entries.ts';
import { asBucket } from '#infra/cdk-types.ts';
import { MediaPolicy } from '#infra/constructs/data/media-policy.ts';
import { SecretResource } from '#infra/constructs/data/secret-resource.ts';
import { ApiStage } from '#infra/constructs/functions/api-stage.ts';
import { GoogleSwitch } from '#infra/constructs/sign-in/google-switch.ts';
import { SignInClient } from '#infra/constructs/sign-in/sign-in-client.ts';
import { DistributionParameter } from '#infra/constructs/site/distribution-parameter.ts';
import { DomainRecords } from '#infra/constructs/site/domain-records.ts';
import { Edge } from '#infra/constructs/site/edge.ts';
import { EdgeArn } from '#infra/constructs/site/edge-arn.ts';
import { SiteBucket, SiteFiles, type SiteFolder } from '#infra/constructs/site/site-files.ts';
import { StageOutputs } from '#infra/constructs/site/stage-outputs.ts';
import { certificateParameter, firewallParameter } from '#infra/stage/names.ts';
import { zonedDomain } from '#infra/stage/stage-settings.ts';
import type { ApiStack } from './api-stack.ts';
import type { StatefulStack } from './stateful-stack.ts';

interface SiteProps extends StackProps {
  readonly stateful: StatefulStack;
  readonly api: ApiStack;
  readonly bundles: Bundles;
  readonly site: SiteFolder;
}

/**
 * Everything that a browser can reach: the distribution, its path to the API, the web app's files, and the sign-in
 * callback.
 */
export class SiteStack extends Stack {
  constructor(scope: Construct, id: string, props: SiteProps) {
    const { stateful, api: apiStack, bundles, site, ...stackProps } = props;
    super(scope, id, stackProps);
    const { mediaKeys, signIn, resources } = stateful;
    const { media, secrets, settings, stageName } = resources;
    const { api, emailSignIn } = apiStack;
    const google = new GoogleSwitch(this);
    const siteBucket = asBucket(new SiteBucket(this, 'Site'));
    // Imported by name, so that the distribution doesn’t change anything in the bucket's own stack.
    const mediaFromHere = Bucket.fromBucketAttributes(this, 'Media', {
      bucketName: media.bucketName,
      region: this.region,
    });
    const { distribution, siteOrigin } = new Edge(this, 'Edge', {
      domain: settings.domain && {
        name: settings.domain.name,
        certificateArn:
          settings.domain.certificateArn ??
          new EdgeArn(this, 'Certificate', { of: 'Certificate', parameter: certificateParameter(stageName) })
            .value,
      },
      firewallArn: settings.firewall
        ? new EdgeArn(this, 'Firewall', { of: 'Firewall', parameter: firewallParameter(stageName) }).value
        : undefined,
      site: siteBucket,
      media: mediaFromHere,
      mediaReaders: mediaKeys.group,
      apiHost: api.host,
      originSecret: secrets.origin,
      browserCalls: [
        // Browsers upload creators' files directly to this origin.
        `https://${mediaFromHere.bucketRegionalDomainName}`,
        ...(emailSignIn === null ? [] : [emailSignIn.endpoint]),
      ],
    });
    if (settings.domain !== undefined)
      new DomainRecords(this, 'Domain', {
        name: settings.domain.name,
        zoned: zonedDomain(settings),
        distribution,
      });
    if (settings.edgeLog) {
      const { distributionArn } = distribution;
      new DistributionParameter(this, 'LogSource', { stageName, distributionArn });
    }
    new ApiStage(this, 'ApiStage', { api: api.api, quotas: settings.quotas });
    new MediaPolicy(this, 'MediaPolicy', { media: mediaFromHere, distribution });
    new SignInClient(this, 'SignIn', { bundles, signIn, google, siteOrigin, secret: secrets.signIn });
    new SecretResource(this, 'MediaSettings', {
      bundles,
      entry: MERGE_SECRET,
      secret: secrets.media,
      properties: { Values: { siteOrigin, keyPairId: mediaKeys.keyPairId } },
    });
    new SiteFiles(this, 'SiteFiles', {
      folder: site,
      bucket: siteBucket,
      distribution,
      config: { emailSignIn, socialSignIn: google.either('google', 'off') },
    });
    new StageOutputs(this, 'Outputs', { stageName, settings, google, siteOrigin });
  }
}
