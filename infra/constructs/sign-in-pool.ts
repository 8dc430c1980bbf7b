import { createHash } from 'node:crypto';
import { Aws, RemovalPolicy, SecretValue, Stack } from 'aws-cdk-lib';
import {
  AccountRecovery,
  ProviderAttribute,
  UserPool,
  UserPoolClientIdentityProvider,
  UserPoolIdentityProviderGoogle,
} from 'aws-cdk-lib/aws-cognito';
import { Construct } from 'constructs';
import { PASSWORD_CHARS } from '#contract/catalogue.ts';
import type { StageSettings } from '../stages.ts';

interface SignInPoolProps {
  readonly stageName: string;
  readonly google: StageSettings['google'];
  readonly emailSignIn: boolean;
  readonly deletionProtection: boolean;
}

const HASH_CHARS = 8;
/** An operator puts Google's `{"clientSecret"}` there before a stage names Google. */
export const googleSecretName = (stageName: string): string => `veilcast/${stageName}/google`;

/** Prefixes of hosted sign-in pages are shared by all accounts of a region, so ours carries a hash of the account. */
const accountHash = (scope: Construct): string => {
  const { account } = Stack.of(scope);
  return account === Aws.ACCOUNT_ID
    ? account
    : createHash('sha256').update(account).digest('hex').slice(0, HASH_CHARS);
};

/** Users of a stage and the hosted sign-in page, with Google as the provider where the stage names it. */
export class SignInPool extends Construct {
  readonly pool: UserPool;
  readonly provider: UserPoolClientIdentityProvider;

  constructor(scope: Construct, id: string, props: SignInPoolProps) {
    super(scope, id);
    const { stageName, google, emailSignIn, deletionProtection } = props;
    this.pool = new UserPool(this, 'Pool', {
      userPoolName: `veilcast-${stageName}`,
      // The hosted page offers it too, which is the only way in of a stage without Google.
      selfSignUpEnabled: google === 'off' || emailSignIn,
      signInAliases: { email: true },
      signInCaseSensitive: false,
      autoVerify: { email: true },
      accountRecovery: AccountRecovery.EMAIL_ONLY,
      // Length is what makes a password strong; rules about its characters only make it hard to remember.
      passwordPolicy: {
        minLength: PASSWORD_CHARS.min,
        requireLowercase: false,
        requireUppercase: false,
        requireDigits: false,
        requireSymbols: false,
      },
      deletionProtection,
      removalPolicy: RemovalPolicy.RETAIN,
    });
    this.pool.addDomain('Domain', {
      cognitoDomain: { domainPrefix: `veilcast-${stageName}-${accountHash(this)}` },
    });
    if (google === 'off') {
      this.provider = UserPoolClientIdentityProvider.COGNITO;
      return;
    }
    const provider = new UserPoolIdentityProviderGoogle(this, 'Google', {
      userPool: this.pool,
      clientId: google.clientId,
      clientSecretValue: SecretValue.secretsManager(googleSecretName(stageName), {
        jsonField: 'clientSecret',
      }),
      scopes: ['openid', 'email', 'profile'],
      attributeMapping: {
        email: ProviderAttribute.GOOGLE_EMAIL,
        fullname: ProviderAttribute.GOOGLE_NAME,
        profilePicture: ProviderAttribute.GOOGLE_PICTURE,
      },
    });
    this.pool.registerIdentityProvider(provider);
    this.provider = UserPoolClientIdentityProvider.GOOGLE;
  }
}
