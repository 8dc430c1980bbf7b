import { Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import type { SiteConfig } from '#contract/site-config.ts';
import type { Bundles } from '#infra/bundling/bundles.ts';
import { RouteApi } from '#infra/constructs/functions/route-api.ts';
import { EmailClient } from '#infra/constructs/sign-in/email-client.ts';
import type { StatefulStack } from './stateful-stack.ts';
import type { WorkStack } from './work-stack.ts';

interface ApiProps extends StackProps {
  readonly stateful: StatefulStack;
  readonly work: WorkStack;
  readonly bundles: Bundles;
}

/** What answers requests: one function for each route. */
export class ApiStack extends Stack {
  readonly api: RouteApi;
  /** What the browser needs to sign people in by e-mail; null where that is switched off. */
  readonly emailSignIn: SiteConfig['emailSignIn'];

  constructor(scope: Construct, id: string, { stateful, work, bundles, ...props }: ApiProps) {
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
    const { stateMachineArn, deletionMachineArn } = work;
    this.api = new RouteApi(this, 'Routes', {
      bundles,
      resources: {
        ...resources,
        userPool: { ...userPool, ...(webClientId !== undefined && { webClientId }) },
        stateMachineArn,
        deletionMachineArn,
      },
      topic: stateful.alarms,
    });
  }
}
