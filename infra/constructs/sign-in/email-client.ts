import { Duration } from 'aws-cdk-lib';
import {
  ClientAttributes,
  type UserPool,
  UserPoolClient,
  UserPoolClientIdentityProvider,
} from 'aws-cdk-lib/aws-cognito';
import type { Construct } from 'constructs';

/** Cognito's minimum: the page exchanges the id token at once and drops the others. */
const TOKENS_LIVE = Duration.minutes(5);
const REFRESH_TOKEN_LIVES = Duration.minutes(60);

/** The login page as a client of the user pool: public, with e-mail address and password only. */
export class EmailClient extends UserPoolClient {
  constructor(scope: Construct, id: string, { pool }: { readonly pool: UserPool }) {
    super(scope, id, {
      userPool: pool,
      generateSecret: false,
      authFlows: { userPassword: true },
      disableOAuth: true,
      supportedIdentityProviders: [UserPoolClientIdentityProvider.COGNITO],
      preventUserExistenceErrors: true,
      enableTokenRevocation: true,
      idTokenValidity: TOKENS_LIVE,
      accessTokenValidity: TOKENS_LIVE,
      refreshTokenValidity: REFRESH_TOKEN_LIVES,
      readAttributes: new ClientAttributes().withStandardAttributes({
        email: true,
        emailVerified: true,
        fullname: true,
      }),
      writeAttributes: new ClientAttributes().withStandardAttributes({ email: true, fullname: true }),
    });
  }
}
