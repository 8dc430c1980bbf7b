/* oxlint-disable no-new -- a construct joins its stack by being made */
import { Stack, type StackProps } from 'aws-cdk-lib';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import type { Bundles } from './bundles.ts';
import { asBucket, asSecret } from './cdk-types.ts';
import { AccountDeletion } from './constructs/account-deletion.ts';
import { Edge } from './constructs/edge.ts';
import { EmailClient } from './constructs/email-client.ts';
import { FilmWorkflow } from './constructs/film-workflow.ts';
import { JsonSecret } from './constructs/json-secret.ts';
import { MediaPolicy } from './constructs/media-policy.ts';
import { type LayerSources, NativeLayers } from './constructs/native-layers.ts';
import { RouteApi } from './constructs/route-api.ts';
import { SecretResource } from './constructs/secret-resource.ts';
import { SignInClient } from './constructs/sign-in-client.ts';
import { SiteBucket, SiteFiles, type SiteFolder } from './constructs/site-files.ts';
import { StageOutputs } from './constructs/stage-outputs.ts';
import { MERGE_SECRET } from './entries.ts';
import { secretName } from './names.ts';
import type { StageSettings } from './stage-settings.ts';
import type { StatefulStack } from './stateful-stack.ts';

interface StatelessProps extends StackProps {
  readonly stageName: string;
  readonly settings: StageSettings;
  readonly stateful: StatefulStack;
  /** Missing where the stage has no firewall. */
  readonly firewallArn: string | undefined;
  readonly root: string;
  readonly bundles: Bundles;
  readonly layers: LayerSources;
  readonly site: SiteFolder;
}

/** What can be taken away and put back without a loss: functions, workflows, API, distribution. */
export class StatelessStack extends Stack {
  constructor(scope: Construct, id: string, props: StatelessProps) {
    const { stageName, settings, stateful, firewallArn, root, bundles, layers, site, ...stackProps } = props;
    super(scope, id, stackProps);
    const origin = new JsonSecret(this, 'OriginSecret', {
      name: secretName(stageName, 'origin'),
      description: 'What the distribution shows the API with each request',
      minted: 'value',
    });
    const { table, media, mediaKeys, signIn } = stateful;
    const secrets = { ...stateful.secrets, origin: asSecret(origin) };
    const { userPoolId, userPoolArn } = signIn.pool;
    const endpoint = `https://cognito-idp.${this.region}.amazonaws.com`;
    const webClientId = settings.emailSignIn
      ? new EmailClient(this, 'EmailClient', { pool: signIn.pool }).userPoolClientId
      : undefined;
    const userPool = { id: userPoolId, arn: userPoolArn, endpoint, ...(webClientId && { webClientId }) };
    const emailSignIn = webClientId === undefined ? null : { endpoint, userPoolId, clientId: webClientId };
    const resources = { table, media, settings, secrets, userPool };
    const stepProps = { root, bundles, layers: new NativeLayers(this, 'Layers', { sources: layers }) };
    const deletion = new AccountDeletion(this, 'Deletion', { ...stepProps, resources });
    const { stateMachineArn: deletionMachineArn } = deletion;
    const workflow = new FilmWorkflow(this, 'Films', {
      ...stepProps,
      resources: { ...resources, deletionMachineArn },
    });
    const api = new RouteApi(this, 'Routes', {
      bundles,
      resources: { ...resources, deletionMachineArn, stateMachineArn: workflow.stateMachineArn },
    });
    const siteBucket = asBucket(new SiteBucket(this, 'Site'));
    // Named from here so that the distribution does not write into the other stack.
    const mediaFromHere = Bucket.fromBucketAttributes(this, 'Media', {
      bucketName: media.bucketName,
      region: this.region,
    });
    const { distribution, siteOrigin } = new Edge(this, 'Edge', {
      domain: settings.domain,
      firewallArn,
      site: siteBucket,
      media: mediaFromHere,
      mediaReaders: mediaKeys.group,
      apiHost: api.host,
      originSecret: secrets.origin,
      browserCalls: emailSignIn === null ? [] : [emailSignIn.endpoint],
    });
    new MediaPolicy(this, 'MediaPolicy', { media: mediaFromHere, distribution });
    new SignInClient(this, 'SignIn', { bundles, signIn, siteOrigin, secret: secrets.signIn });
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
      config: { emailSignIn },
    });
    new StageOutputs(this, 'Outputs', { stageName, settings, siteOrigin });
  }
}
