import { CustomResource, Duration } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { ISecret } from 'aws-cdk-lib/aws-secretsmanager';
import { Provider } from 'aws-cdk-lib/custom-resources';
import { Construct } from 'constructs';
import type { Bundles } from '#infra/bundling/bundles.ts';
import type { Entry } from '#infra/bundling/run-esbuild.ts';
import { NodeFunction } from '#infra/constructs/functions/node-function.ts';

interface SecretResourceProps {
  readonly bundles: Bundles;
  /** The code that runs during deployment; this is the only secret it may read and write. */
  readonly entry: Entry;
  readonly secret: ISecret;
  /** These must never be secrets, because CloudFormation and the provider's log show them. */
  readonly properties: Readonly<Record<string, unknown>>;
  /** What else the code is allowed to do. */
  readonly statements?: readonly PolicyStatement[];
}

const MEMORY_MB = 256;
const TIMEOUT = Duration.minutes(1);
const LOGS_KEPT_DAYS = 30;

/** Runs our own code on a secret while the stack is deployed. */
export class SecretResource extends Construct {
  private readonly resource: CustomResource;

  constructor(
    scope: Construct,
    id: string,
    { bundles, entry, secret, properties, statements = [] }: SecretResourceProps,
  ) {
    super(scope, id);
    const onEventHandler = new NodeFunction(this, 'Function', {
      bundle: bundles.of(entry),
      memoryMb: MEMORY_MB,
      timeout: TIMEOUT,
      logRetentionDays: LOGS_KEPT_DAYS,
      environment: {},
      statements: [
        new PolicyStatement({
          actions: ['secretsmanager:GetSecretValue', 'secretsmanager:PutSecretValue'],
          resources: [secret.secretArn],
        }),
        ...statements,
      ],
    });
    const { serviceToken } = new Provider(this, 'Provider', { onEventHandler });
    this.resource = new CustomResource(this, 'Resource', {
      serviceToken,
      resourceType: `Custom::${id}`,
      properties: { SecretId: secret.secretArn, ...properties },
    });
  }

  /** A value that the code returned. */
  attribute(name: string): string {
    return this.resource.getAttString(name);
  }
}
