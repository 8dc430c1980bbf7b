import { type Duration, RemovalPolicy, Size } from 'aws-cdk-lib';
import { type PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import {
  Architecture,
  type ILayerVersion,
  Function as LambdaFunction,
  Runtime,
} from 'aws-cdk-lib/aws-lambda';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import type { Bundle } from '../bundles.ts';
import type { StageSettings } from '../stage-settings.ts';

interface NodeFunctionProps {
  readonly bundle: Bundle;
  readonly memoryMb: number;
  readonly timeout: Duration;
  readonly logRetentionDays: StageSettings['logRetentionDays'];
  readonly environment: Readonly<Record<string, string>>;
  /** Everything it may do besides writing its own log. */
  readonly statements: readonly PolicyStatement[];
  readonly layers?: readonly ILayerVersion[];
  /** Room for files in `/tmp`; 512 MB unless told. */
  readonly scratchMb?: number;
}

const SCRATCH_MB = 512;
const RETENTION = {
  7: RetentionDays.ONE_WEEK,
  30: RetentionDays.ONE_MONTH,
  90: RetentionDays.THREE_MONTHS,
  365: RetentionDays.ONE_YEAR,
} as const satisfies Record<StageSettings['logRetentionDays'], RetentionDays>;

/** A function on Node 24 and arm64 with a role and a log group of its own: what it may do is what its props say. */
export class NodeFunction extends LambdaFunction {
  constructor(scope: Construct, id: string, props: NodeFunctionProps) {
    const logGroup = new LogGroup(scope, `${id}Log`, {
      retention: RETENTION[props.logRetentionDays],
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const role = new Role(scope, `${id}Role`, { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
    logGroup.grantWrite(role);
    for (const statement of props.statements) role.addToPrincipalPolicy(statement);
    super(scope, id, {
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
