import { RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import { AttributeType, Billing, type ITableV2, ProjectionType, TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { type ISecret, Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { type ITopic, Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Construct } from 'constructs';
import { BACKUP_DAYS } from '#contract/catalogue.ts';
import { isPlatformSecret, type ProviderSecret, stageSecrets } from '#contract/providers.ts';
import type { Bundles } from '#infra/bundling/bundles.ts';
import { asBucket, asSecret, asTable } from '#infra/cdk-types.ts';
import { MediaBucket } from '#infra/constructs/data/media-bucket.ts';
import { MediaKeys } from '#infra/constructs/data/media-keys.ts';
import { GoogleSwitch } from '#infra/constructs/sign-in/google-switch.ts';
import { PoolFirewall } from '#infra/constructs/sign-in/pool-firewall.ts';
import { PoolTriggers } from '#infra/constructs/sign-in/pool-triggers.ts';
import { SignInPool } from '#infra/constructs/sign-in/sign-in-pool.ts';
import { type Resources, UNFINISHED_INDEX } from '#infra/permissions/bindings.ts';
import { capitalized, secretName } from '#infra/stage/names.ts';
import type { StageSettings } from '#infra/stage/stage-settings.ts';

interface JsonSecretProps {
  readonly name: string;
  readonly description: string;
  /** A field that starts with a random value. */
  readonly minted: string;
  /** Whether to keep the secret when its stack is deleted: some keys can’t be created again. */
  readonly kept?: boolean;
}

const MINTED_CHARS = 48;

/**
 * A secret whose value is a JSON object. It starts with one random field, because CloudFormation then never overwrites
 * the value; the other fields are merged in during deployment or by an operator.
 */
class JsonSecret extends Secret {
  constructor(scope: Construct, id: string, { name, description, minted, kept = false }: JsonSecretProps) {
    super(scope, id, {
      secretName: name,
      description,
      removalPolicy: kept ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY,
      generateSecretString: {
        secretStringTemplate: '{}',
        generateStringKey: minted,
        passwordLength: MINTED_CHARS,
        excludePunctuation: true,
      },
    });
  }
}

interface DataTableProps {
  readonly deletionProtection: boolean;
}

const text = (name: string) => ({ name, type: AttributeType.STRING });

/**
 * Our one table: billed per request, restorable to any second of the last `BACKUP_DAYS`, and kept when its stack is
 * deleted.
 */
class DataTable extends TableV2 {
  constructor(scope: Construct, id: string, { deletionProtection }: DataTableProps) {
    super(scope, id, {
      partitionKey: text('pk'),
      sortKey: text('sk'),
      timeToLiveAttribute: 'ttl',
      globalSecondaryIndexes: [
        {
          indexName: 'gsi1',
          partitionKey: text('gsi1pk'),
          sortKey: text('gsi1sk'),
          projectionType: ProjectionType.ALL,
        },
      ],
      billing: Billing.onDemand(),
      pointInTimeRecoverySpecification: {
        pointInTimeRecoveryEnabled: true,
        recoveryPeriodInDays: BACKUP_DAYS,
      },
      deletionProtection,
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    });
  }
}

interface AlarmTopicProps {
  /** The address that receives alarms; without one, alarms show in CloudWatch only. */
  readonly alarmAddress?: string | undefined;
}

/**
 * The topic that alarms publish to. It outlives deployments, because its subscriber has to confirm the subscription
 * manually.
 */
class AlarmTopic extends Topic {
  constructor(scope: Construct, id: string, { alarmAddress }: AlarmTopicProps) {
    super(scope, id, { displayName: 'Veilcast', enforceSSL: true });
    this.addToResourcePolicy(
      new PolicyStatement({
        actions: ['sns:Publish'],
        principals: [
          new ServicePrincipal('cloudwatch.amazonaws.com'),
          new ServicePrincipal('budgets.amazonaws.com'),
        ],
        resources: [this.topicArn],
        conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(this).account } },
      }),
    );
    if (alarmAddress !== undefined) this.addSubscription(new EmailSubscription(alarmAddress));
  }
}

interface StatefulProps extends StackProps {
  readonly stageName: string;
  readonly settings: StageSettings;
  readonly bundles: Bundles;
}

const heldIn = (purpose: ProviderSecret): string =>
  isPlatformSecret(purpose)
    ? `Our app at ${purpose}, as {"clientId", "clientSecret"}; written by an operator`
    : `The API key of the provider ${purpose}, as {"apiKey"}; written by an operator`;

/** The secrets of a stage: its own, and the keys of its providers. */
const secretsIn = (
  scope: Construct,
  { stageName, settings }: Pick<StatefulProps, 'stageName' | 'settings'>,
): Pick<Resources, 'secrets' | 'providerSecrets'> => {
  const kept = settings.deletionProtection;
  const secret = (id: string, name: string, description: string, minted = 'seed'): ISecret =>
    asSecret(
      new JsonSecret(scope, id, {
        name: secretName(stageName, name),
        description,
        minted,
        kept,
      }),
    );
  const sealing = (id: string, name: string, sealed: string): ISecret =>
    secret(id, name, `The keys that seal ${sealed}, by version; the highest version seals`, '1');
  const secrets = {
    signIn: secret('SignInSecret', 'sign-in', 'How the site signs users in; written by each deployment'),
    media: secret('MediaSecret', 'media', 'The key that signs media URLs; created by the first deployment'),
    stripe: secret(
      'StripeSecret',
      'stripe',
      'The payment provider\'s keys, as {"secretKey", "webhookSecret"}; written by an operator',
    ),
    signing: secret(
      'SigningSecret',
      'signing',
      'What signs films, as {"privateKey", "certificates"} in PEM; written by an operator',
    ),
    payout: sealing('PayoutSecret', 'payout', "affiliates' payout details"),
    publishing: sealing('PublishingSecret', 'publishing', 'the tokens of accounts at platforms'),
    origin: asSecret(
      new JsonSecret(scope, 'OriginSecret', {
        name: secretName(stageName, 'origin'),
        description: 'The value the distribution sends to the API with each request',
        minted: 'value',
      }),
    ),
  };
  const providerSecrets = new Map(
    stageSecrets(settings).map((purpose) => [
      purpose,
      secret(`${capitalized(purpose)}Secret`, purpose, heldIn(purpose)),
    ]),
  );
  return { secrets, providerSecrets };
};

/** The parts that must outlive every deployment: rows, films, users, secrets and alarm subscribers. */
export class StatefulStack extends Stack {
  /** The resources that functions can use. */
  readonly resources: Resources;
  readonly mediaKeys: MediaKeys;
  readonly signIn: SignInPool;
  readonly alarms: ITopic;

  constructor(scope: Construct, id: string, { stageName, settings, bundles, ...props }: StatefulProps) {
    super(scope, id, { ...props, terminationProtection: settings.deletionProtection });
    const { deletionProtection } = settings;
    const table = this.tableOf(settings);
    const media = asBucket(
      new MediaBucket(this, 'Media', {
        siteOrigin: settings.domain && `https://${settings.domain.name}`,
      }),
    );
    this.alarms = new AlarmTopic(this, 'Alarms', settings);
    const { secrets, providerSecrets } = secretsIn(this, { stageName, settings });
    this.mediaKeys = new MediaKeys(this, 'MediaKeys', { bundles, secret: secrets.media });
    const google = new GoogleSwitch(this);
    const { emailSignIn, codesFrom } = settings;
    this.signIn = new SignInPool(this, 'SignIn', {
      stageName,
      google,
      emailSignIn,
      codesFrom,
      deletionProtection,
    });
    const { userPoolId, userPoolArn } = this.signIn.pool;
    const endpoint = `https://cognito-idp.${this.region}.amazonaws.com`;
    const userPool = { id: userPoolId, arn: userPoolArn, endpoint };
    this.resources = { stageName, settings, table, media, secrets, providerSecrets, machines: {}, userPool };
    const { pool } = this.signIn;
    new PoolTriggers(this, 'Triggers', { pool, bundles, resources: this.resources });
    if (settings.firewall) new PoolFirewall(this, 'PoolFirewall', { stageName, pool, after: this.mediaKeys });
  }

  /**
   * The stack's own table, or one restored from it. The stack’s own table is kept while the other stacks switch over.
   */
  private tableOf({ deletionProtection, restoredTable }: StageSettings): ITableV2 {
    const own = asTable(new DataTable(this, 'Table', { deletionProtection }));
    if (restoredTable === undefined) return own;
    return TableV2.fromTableAttributes(this, 'RestoredTable', {
      tableName: restoredTable,
      globalIndexes: [UNFINISHED_INDEX],
    });
  }
}
