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
import { secretName, signInPrefix } from '#infra/stage/names.ts';
import type { StageSettings } from '#infra/stage/stage-settings.ts';

interface SignInPoolProps {
  readonly stageName: string;
  readonly google: StageSettings['google'];
  readonly emailSignIn: boolean;
  readonly deletionProtection: boolean;
}

/** In a synthesis that knows no account, its number stands where the hash would. */
const domainPrefix = (scope: Construct, stageName: string): string => {
  const { account } = Stack.of(scope);
  return account === Aws.ACCOUNT_ID ? `veilcast-${stageName}-${account}` : signInPrefix(stageName, account);
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
      cognitoDomain: { domainPrefix: domainPrefix(this, stageName) },
    });
    if (google === 'off') {
      this.provider = UserPoolClientIdentityProvider.COGNITO;
      return;
    }
    const provider = new UserPoolIdentityProviderGoogle(this, 'Google', {
      userPool: this.pool,
      clientId: google.clientId,
      // An operator stores it before a stage names Google: `npm run secrets -- <stage>`.
      clientSecretValue: SecretValue.secretsManager(secretName(stageName, 'google'), {
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
