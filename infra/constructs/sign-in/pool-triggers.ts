import { Duration } from 'aws-cdk-lib';
import { type UserPool, UserPoolOperation } from 'aws-cdk-lib/aws-cognito';
import { Construct } from 'constructs';
import type { Bundles } from '#infra/bundling/bundles.ts';
import { TRIGGER_ENTRIES } from '#infra/bundling/entries.ts';
import { NodeFunction } from '#infra/constructs/functions/node-function.ts';
import { environmentOf, type Resources, statementsOf } from '#infra/permissions/bindings.ts';

interface PoolTriggersProps {
  readonly pool: UserPool;
  readonly bundles: Bundles;
  readonly resources: Resources;
}

const OPERATIONS = {
  preAuthentication: UserPoolOperation.PRE_AUTHENTICATION,
  preSignUp: UserPoolOperation.PRE_SIGN_UP,
  postConfirmation: UserPoolOperation.POST_CONFIRMATION,
} as const;

/**
 * The functions that the user pool calls before it answers. They are attached only where e-mail sign-in is on: other
 * stages don't need them, and if one of them fails, the pool refuses everyone.
 */
export class PoolTriggers extends Construct {
  constructor(scope: Construct, id: string, { pool, bundles, resources }: PoolTriggersProps) {
    super(scope, id);
    const { settings, stageName } = resources;
    for (const { name, source, memoryMb, timeoutSeconds, needs, on } of TRIGGER_ENTRIES) {
      const made = new NodeFunction(this, name, {
        named: { stageName, name },
        bundle: bundles.of(source),
        memoryMb,
        timeout: Duration.seconds(timeoutSeconds),
        logRetentionDays: settings.logRetentionDays,
        environment: environmentOf(needs, resources),
        statements: statementsOf(needs, resources),
      });
      if (!settings.emailSignIn) continue;
      for (const occasion of on) pool.addTrigger(OPERATIONS[occasion], made);
    }
  }
}
