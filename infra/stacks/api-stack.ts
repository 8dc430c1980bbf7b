import { Duration, Stack, type StackProps } from 'aws-cdk-lib';
import {
  ClientAttributes,
  type UserPool,
  UserPoolClient,
  UserPoolClientIdentityProvider,
} from 'aws-cdk-lib/aws-cognito';
import type { Construct } from 'constructs';
import type { SiteConfig } from '#contract/schemas/site-config.ts';
import { RouteApi } from '#infra/constructs/functions/route-api.ts';
import type { Resources } from '#infra/permissions/bindings.ts';
import type { StatefulStack } from './stateful-stack.ts';
import type { WorkStack } from './work-stack.ts';

/** Cognito's minimum: the page exchanges the id token immediately and drops the other tokens. */
const TOKENS_LIVE = Duration.minutes(5);
const REFRESH_TOKEN_LIVES = Duration.minutes(60);

/** The login page as a client of the user pool: public, with e-mail address and password only. */
class EmailClient extends UserPoolClient {
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

interface ApiProps extends StackProps {
  readonly stateful: StatefulStack;
  readonly work: WorkStack;
}

/** What all route stacks share: the HTTP API, its alarm, and the resources that their functions can use. */
export class ApiStack extends Stack {
  readonly api: RouteApi;
  readonly resources: Resources;
  /** What the browser needs to sign users in by e-mail; null where e-mail sign-in is turned off. */
  readonly emailSignIn: SiteConfig['emailSignIn'];

  constructor(scope: Construct, id: string, { stateful, work, ...props }: ApiProps) {
    super(scope, id, props);
    const { resources, signIn } = stateful;
    const { settings, userPool } = resources;
    const webClientId = settings.emailSignIn
      ? new EmailClient(this, 'EmailClient', { pool: signIn.pool }).userPoolClientId
      : undefined;
    this.emailSignIn =
      webClientId === undefined
        ? null
        : { endpoint: userPool.endpoint, userPoolId: userPool.id, clientId: webClientId };
    const { machines } = work;
    this.resources = {
      ...resources,
      userPool: { ...userPool, ...(webClientId !== undefined && { webClientId }) },
      machines,
    };
    this.api = new RouteApi(this, 'Routes', { topic: stateful.alarms });
  }
}
