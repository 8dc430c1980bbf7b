import { Duration } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { DefinitionBody, StateMachine } from 'aws-cdk-lib/aws-stepfunctions';
import type { Construct } from 'constructs';
import { environmentOf, type Resources, statementsOf } from '../bindings.ts';
import type { Bundles } from '../bundles.ts';
import { WORKFLOW_ENTRIES } from '../entries.ts';
import { MACHINES, type MachineName } from '../workflow-functions.ts';
import type { NativeLayers } from './native-layers.ts';
import { NodeFunction } from './node-function.ts';

/** Room in `/tmp` for the files of a three-minute film in every rendition, twice. */
const FILM_SCRATCH_MB = 2048;

export interface StepProps {
  readonly bundles: Bundles;
  readonly layers: NativeLayers;
  readonly resources: Resources;
}

export type WorkflowEntry = (typeof WORKFLOW_ENTRIES)[number];

/** A step as a function that may do what its line says. */
export const makeStep = (scope: Construct, entry: WorkflowEntry, props: StepProps): NodeFunction =>
  new NodeFunction(scope, entry.name, {
    bundle: props.bundles.of(entry.source),
    memoryMb: entry.memoryMb,
    timeout: Duration.seconds(entry.timeoutSeconds),
    logRetentionDays: props.resources.settings.logRetentionDays,
    environment: environmentOf(entry.needs, props.resources),
    statements: statementsOf(entry.needs, props.resources),
    layers: props.layers.for(entry.needs.carries),
    ...(entry.film ? { scratchMb: FILM_SCRATCH_MB } : {}),
  });

/** A state machine from its definition, with its functions, which are all it may call. */
export const makeMachine = (scope: Construct, name: MachineName, definition: string, props: StepProps) => {
  const named = new Set<string>(MACHINES[name].map((step) => step.name));
  const steps = WORKFLOW_ENTRIES.filter((entry) => named.has(entry.name)).map((entry) => ({
    name: entry.name,
    made: makeStep(scope, entry, props),
  }));
  const machine = new StateMachine(scope, 'StateMachine', {
    definitionBody: DefinitionBody.fromString(definition),
    definitionSubstitutions: Object.fromEntries(steps.map(({ name: of, made }) => [of, made.functionArn])),
  });
  machine.addToRolePolicy(
    new PolicyStatement({
      actions: ['lambda:InvokeFunction'],
      resources: steps.map(({ made }) => made.functionArn),
    }),
  );
  return { machine, steps };
};
