import { type Duration, RemovalPolicy, Size } from 'aws-cdk-lib';
import { type PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import {
  Architecture,
  type ILayerVersion,
  Function as LambdaFunction,
  Runtime,
  Tracing,
} from 'aws-cdk-lib/aws-lambda';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import type { Bundle } from '#infra/bundling/bundles.ts';
import { logGroupName, physicalName } from '#infra/stage/names.ts';
import type { StageSettings } from '#infra/stage/stage-settings.ts';

interface NodeFunctionProps {
  /** The function’s name in the account; functions that only run during deployment have no fixed name. */
  readonly named?: { readonly stageName: string; readonly name: string };
  readonly bundle: Bundle;
  readonly memoryMb: number;
  readonly timeout: Duration;
  readonly logRetentionDays: StageSettings['logRetentionDays'];
  readonly environment: Readonly<Record<string, string>>;
  /** All the function’s permissions, except for writing its own log. */
  readonly statements: readonly PolicyStatement[];
  readonly layers?: readonly ILayerVersion[];
  /** Space for files in `/tmp`; 512 MB by default. */
  readonly scratchMb?: number;
  /** Receives events whose handling failed permanently while no caller was waiting for them. */
  readonly deadLetters?: IQueue;
  /** How many times to retry a failed event; twice by default. */
  readonly retries?: 0;
  /**
   * How many concurrent calls are reserved for the function, which is also its maximum; by default there is neither a
   * reservation nor a maximum.
   */
  readonly reserved?: number | undefined;
  /** Whether to keep replaced versions: executions that started with a version keep calling it. */
  readonly keepsVersions?: boolean;
}

const SCRATCH_MB = 512;
const RETENTION = {
  7: RetentionDays.ONE_WEEK,
  30: RetentionDays.ONE_MONTH,
  90: RetentionDays.THREE_MONTHS,
  365: RetentionDays.ONE_YEAR,
} as const satisfies Record<StageSettings['logRetentionDays'], RetentionDays>;

/** A function on Node 24 and arm64 with its own role and log group; its props list all its permissions. */
export class NodeFunction extends LambdaFunction {
  constructor(scope: Construct, id: string, props: NodeFunctionProps) {
    const { named, deadLetters, retries } = props;
    const logGroup = new LogGroup(scope, `${id}Log`, {
      ...(named && { logGroupName: logGroupName(named.stageName, named.name) }),
      retention: RETENTION[props.logRetentionDays],
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const role = new Role(scope, `${id}Role`, { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
    logGroup.grantWrite(role);
    for (const statement of props.statements) role.addToPrincipalPolicy(statement);
    super(scope, id, {
      ...(named && { functionName: physicalName(named.stageName, named.name) }),
      ...(deadLetters && { deadLetterQueue: deadLetters }),
      ...(retries !== undefined && { retryAttempts: retries }),
      ...(props.reserved !== undefined && { reservedConcurrentExecutions: props.reserved }),
      ...(props.keepsVersions === true && {
        currentVersionOptions: { removalPolicy: RemovalPolicy.RETAIN },
      }),
      tracing: Tracing.ACTIVE,
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      handler: props.bundle.handler,
      code: props.bundle.code,
      memorySize: props.memoryMb,
      timeout: props.timeout,
      ephemeralStorageSize: Size.mebibytes(props.scratchMb ?? SCRATCH_MB),
      environment: { NODE_OPTIONS: '--enable-source-maps', ...props.environment },
      layers: [...(props.layers ?? [])],
      logGroup,
      role,
    });
  }
}
