import { Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import type { SiteConfig } from '#contract/schemas/site-config.ts';
import { RouteApi } from '#infra/constructs/functions/route-api.ts';
import { EmailClient } from '#infra/constructs/sign-in/email-client.ts';
import type { Resources } from '#infra/permissions/bindings.ts';
import type { StatefulStack } from './stateful-stack.ts';
import type { WorkStack } from './work-stack.ts';

interface ApiProps extends StackProps {
  readonly stateful: StatefulStack;
  readonly work: WorkStack;
}

/** What all route stacks share: the HTTP API, its alarm, and the resources their functions can use. */
export class ApiStack extends Stack {
  readonly api: RouteApi;
  readonly resources: Resources;
  /** What the browser needs to sign users in by e-mail; null where that is switched off. */
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
