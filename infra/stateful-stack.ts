import { Stack, type StackProps } from 'aws-cdk-lib';
import type { ITableV2 } from 'aws-cdk-lib/aws-dynamodb';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { ISecret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import type { Bundles } from './bundles.ts';
import { asBucket, asSecret, asTable } from './cdk-types.ts';
import { DataTable } from './constructs/data-table.ts';
import { JsonSecret } from './constructs/json-secret.ts';
import { MediaBucket } from './constructs/media-bucket.ts';
import { MediaKeys } from './constructs/media-keys.ts';
import { SignInPool } from './constructs/sign-in-pool.ts';
import { secretName } from './names.ts';
import type { SecretName } from './needs.ts';
import type { StageSettings } from './stage-settings.ts';

interface StatefulProps extends StackProps {
  readonly stageName: string;
  readonly settings: StageSettings;
  readonly bundles: Bundles;
}

/** What must outlive every deployment: rows, films, users, secrets. */
export class StatefulStack extends Stack {
  readonly table: ITableV2;
  readonly media: IBucket;
  readonly mediaKeys: MediaKeys;
  readonly signIn: SignInPool;
  readonly secrets: Readonly<Record<Exclude<SecretName, 'origin'>, ISecret>>;

  constructor(scope: Construct, id: string, { stageName, settings, bundles, ...props }: StatefulProps) {
    super(scope, id, { ...props, terminationProtection: settings.deletionProtection });
    const { deletionProtection } = settings;
    this.table = asTable(new DataTable(this, 'Table', { deletionProtection }));
    this.media = asBucket(new MediaBucket(this, 'Media'));
    const secret = (id: string, name: string, description: string): ISecret =>
      asSecret(
        new JsonSecret(this, id, {
          name: secretName(stageName, name),
          description,
          kept: deletionProtection,
        }),
      );
    this.secrets = {
      signIn: secret('SignInSecret', 'sign-in', 'How the site signs people in; written by each deployment'),
      media: secret(
        'MediaSecret',
        'media',
        'The key that signs media addresses; minted by the first deployment',
      ),
      openai: secret(
        'OpenaiSecret',
        'openai',
        'The key of writer and painter, as {"apiKey"}; written by an operator',
      ),
      stripe: secret(
        'StripeSecret',
        'stripe',
        'The keys of the payment provider, as {"secretKey", "webhookSecret"}; written by an operator',
      ),
    };
    this.mediaKeys = new MediaKeys(this, 'MediaKeys', { bundles, secret: this.secrets.media });
    const { google, emailSignIn } = settings;
    this.signIn = new SignInPool(this, 'SignIn', { stageName, google, emailSignIn, deletionProtection });
  }
}
