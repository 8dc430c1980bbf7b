import { Duration } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import { DefinitionBody, StateMachine } from 'aws-cdk-lib/aws-stepfunctions';
import type { Construct } from 'constructs';
import type { Workflow } from '#contract/workflows.ts';
import type { Bundles } from '#infra/bundling/bundles.ts';
import { WORKFLOW_ENTRIES, type WorkflowEntry } from '#infra/bundling/entries.ts';
import type { NativeLayers } from '#infra/constructs/functions/native-layers.ts';
import { NodeFunction } from '#infra/constructs/functions/node-function.ts';
import { environmentOf, type Resources, statementsOf } from '#infra/permissions/bindings.ts';
import { onStage } from '#infra/permissions/on-stage.ts';
import { physicalName } from '#infra/stage/names.ts';
import { FILM_PROCESS_ENVIRONMENT, stepsOf } from '#infra/workflow-functions.ts';

/** Twice the space in `/tmp` that a three-minute film’s files take up in all renditions. */
const FILM_SCRATCH_MB = 2048;

export interface StepProps {
  readonly bundles: Bundles;
  readonly layers: NativeLayers;
  readonly resources: Resources;
}

/** Additional needs of some steps. */
type StepExtras = Pick<
  ConstructorParameters<typeof NodeFunction>[2],
  'deadLetters' | 'retries' | 'keepsVersions'
>;

/** A step as a function, with the permissions from its row. */
export const makeStep = (
  scope: Construct,
  made: WorkflowEntry,
  props: StepProps,
  extras: StepExtras = {},
): NodeFunction => {
  const entry = onStage(made, props.resources.settings);
  const { carries } = entry.needs;
  const isNative = entry.film || carries?.includes('kokoro') === true;
  return new NodeFunction(scope, entry.name, {
    named: { stageName: props.resources.stageName, name: entry.name },
    bundle: props.bundles.of(entry.source),
    memoryMb: entry.memoryMb,
    timeout: Duration.seconds(entry.timeoutSeconds),
    logRetentionDays: props.resources.settings.logRetentionDays,
    environment: {
      ...environmentOf(entry.needs, props.resources),
      ...(isNative ? FILM_PROCESS_ENVIRONMENT : {}),
    },
    statements: statementsOf(entry.needs, props.resources),
    layers: props.layers.for(carries),
    ...(entry.film ? { scratchMb: FILM_SCRATCH_MB } : {}),
    ...extras,
  });
};

interface MachineExtras {
  /** Whether each execution calls the versions of its steps that were current when it started. */
  readonly pinned?: boolean;
  /** Receives events about uncaught endings that the step responsible failed to handle. */
  readonly deadLetters?: IQueue;
}

/** A state machine built from its definition. It may call only the functions of its own workflow. */
export const makeMachine = (
  scope: Construct,
  { workflow, definition }: { readonly workflow: Workflow; readonly definition: string },
  props: StepProps,
  { pinned = false, deadLetters }: MachineExtras = {},
) => {
  const named = new Set<string>(stepsOf(workflow).map((step) => step.name));
  const steps = WORKFLOW_ENTRIES.filter((entry) => named.has(entry.name)).map((entry) => ({
    name: entry.name,
    made: makeStep(scope, entry, props, {
      keepsVersions: pinned,
      ...(deadLetters !== undefined && entry.name === workflow.onUncaught && { deadLetters }),
    }),
  }));
  const machine = new StateMachine(scope, 'StateMachine', {
    stateMachineName: physicalName(props.resources.stageName, workflow.file),
    definitionBody: DefinitionBody.fromString(definition),
    definitionSubstitutions: Object.fromEntries(
      steps.map(({ name: of, made }) => [of, (pinned ? made.currentVersion : made).functionArn]),
    ),
    tracingEnabled: true,
  });
  machine.addToRolePolicy(
    new PolicyStatement({
      actions: ['lambda:InvokeFunction'],
      // A running execution keeps the versions that it started with.
      resources: steps.flatMap(({ made }) =>
        pinned ? [made.functionArn, `${made.functionArn}:*`] : [made.functionArn],
      ),
    }),
  );
  return { machine, steps };
};
