import { Aws, RemovalPolicy, SecretValue, Stack } from 'aws-cdk-lib';
import {
  AccountRecovery,
  CfnUserPoolIdentityProvider,
  Mfa,
  ProviderAttribute,
  UserPool,
  UserPoolEmail,
  UserPoolIdentityProviderGoogle,
} from 'aws-cdk-lib/aws-cognito';
import { Construct } from 'constructs';
import { PASSWORD_CHARS } from '#contract/catalogue.ts';
import { mailDomain, secretName, signInPrefix } from '#infra/stage/names.ts';
import type { GoogleSwitch } from './google-switch.ts';

interface SignInPoolProps {
  readonly stageName: string;
  readonly google: GoogleSwitch;
  readonly emailSignIn: boolean;
  readonly deletionProtection: boolean;
  /** The address that sends codes through SES; without it, Cognito sends them itself, at most 50 a day. */
  readonly codesFrom: string | undefined;
}

/** If the account isn't known at synthesis, the prefix contains the account’s number instead of a hash. */
const domainPrefix = (scope: Construct, stageName: string): string => {
  const { account } = Stack.of(scope);
  return account === Aws.ACCOUNT_ID ? `veilcast-${stageName}-${account}` : signInPrefix(stageName, account);
};

/** The users of a stage and the hosted sign-in page, with Google as a provider while it is switched on. */
export class SignInPool extends Construct {
  readonly pool: UserPool;

  constructor(scope: Construct, id: string, props: SignInPoolProps) {
    super(scope, id);
    const { stageName, google, emailSignIn, deletionProtection, codesFrom } = props;
    this.pool = new UserPool(this, 'Pool', {
      userPoolName: `veilcast-${stageName}`,
      // If sign-up were always on, the hosted page would offer it even if the login page doesn’t.
      selfSignUpEnabled: emailSignIn,
      signInAliases: { email: true },
      signInCaseSensitive: false,
      autoVerify: { email: true },
      accountRecovery: AccountRecovery.EMAIL_ONLY,
      // Each user turns this on or off in Settings.
      mfa: Mfa.OPTIONAL,
      mfaSecondFactor: { sms: false, otp: true, email: false },
      // Length makes a password strong; rules about characters only make it harder to remember.
      passwordPolicy: {
        minLength: PASSWORD_CHARS.min,
        requireLowercase: false,
        requireUppercase: false,
        requireDigits: false,
        requireSymbols: false,
      },
      ...(codesFrom !== undefined && {
        email: UserPoolEmail.withSES({
          fromEmail: codesFrom,
          fromName: 'Veilcast',
          sesRegion: Stack.of(this).region,
          sesVerifiedDomain: mailDomain(codesFrom),
        }),
      }),
      deletionProtection,
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    });
    this.pool.addDomain('Domain', {
      cognitoDomain: { domainPrefix: domainPrefix(this, stageName) },
    });
    const provider = new UserPoolIdentityProviderGoogle(this, 'Google', {
      userPool: this.pool,
      clientId: google.clientId,
      // An operator stores the secret with `npm run secrets -- <stage>`.
      clientSecretValue: SecretValue.secretsManager(secretName(stageName, 'google'), {
        jsonField: 'clientSecret',
      }),
      scopes: ['openid', 'email', 'profile'],
      attributeMapping: {
        email: ProviderAttribute.GOOGLE_EMAIL,
        // Without this mapping, every Google user’s address would count as unverified.
        emailVerified: ProviderAttribute.GOOGLE_EMAIL_VERIFIED,
        fullname: ProviderAttribute.GOOGLE_NAME,
        profilePicture: ProviderAttribute.GOOGLE_PICTURE,
      },
    });
    const { defaultChild } = provider.node;
    if (defaultChild instanceof CfnUserPoolIdentityProvider)
      defaultChild.cfnOptions.condition = google.condition;
  }
}
