import { Stack } from 'aws-cdk-lib';
import { OAuthScope, UserPoolClient, UserPoolClientIdentityProvider } from 'aws-cdk-lib/aws-cognito';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { ISecret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import { routes } from '#contract/routes.ts';
import type { Bundles } from '#infra/bundling/bundles.ts';
import { MERGE_SECRET } from '#infra/bundling/entries.ts';
import { SecretResource } from '#infra/constructs/data/secret-resource.ts';
import type { GoogleSwitch } from './google-switch.ts';
import type { SignInPool } from './sign-in-pool.ts';

interface SignInClientProps {
  readonly bundles: Bundles;
  readonly signIn: SignInPool;
  readonly google: GoogleSwitch;
  /** The site's own origin, without a trailing slash. */
  readonly siteOrigin: string;
  /** Receives the settings that functions use to send a visitor to the sign-in page and verify the response. */
  readonly secret: ISecret;
}

/** The site as a client of the user pool. Functions read its settings from a secret, never from the environment. */
export class SignInClient extends Construct {
  constructor(scope: Construct, id: string, props: SignInClientProps) {
    super(scope, id);
    const { bundles, signIn, google, siteOrigin, secret } = props;
    const { pool } = signIn;
    const identityProvider = google.either('Google', 'COGNITO');
    const client = new UserPoolClient(this, 'Client', {
      userPool: pool,
      generateSecret: true,
      authFlows: {},
      oAuth: {
        flows: { authorizationCodeGrant: true },
        scopes: [OAuthScope.OPENID, OAuthScope.EMAIL, OAuthScope.PROFILE],
        callbackUrls: [`${siteOrigin}${routes.finishSignIn.path}`],
        logoutUrls: [siteOrigin],
      },
      supportedIdentityProviders: [UserPoolClientIdentityProvider.custom(identityProvider)],
      preventUserExistenceErrors: true,
    });
    // The provider must exist before a client that refers to it.
    for (const known of pool.identityProviders) client.node.addDependency(known);
    new SecretResource(this, 'Settings', {
      bundles,
      entry: MERGE_SECRET,
      secret,
      properties: {
        // The identity key must never change, because it is used to recognise users who deleted their account.
        Minted: ['sealKey', 'identityKey'],
        Values: {
          siteOrigin,
          discoveryUrl: `https://cognito-idp.${Stack.of(this).region}.amazonaws.com/${pool.userPoolId}/.well-known/openid-configuration`,
          clientId: client.userPoolClientId,
          identityProvider,
        },
        UserPoolClient: { UserPoolId: pool.userPoolId, ClientId: client.userPoolClientId },
      },
      statements: [
        new PolicyStatement({
          actions: ['cognito-idp:DescribeUserPoolClient'],
          resources: [pool.userPoolArn],
        }),
      ],
    });
  }
}
