/* oxlint-disable no-new -- a construct joins its stack by being made */
import { join } from 'node:path';
import { Duration } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { DefinitionBody, StateMachine } from 'aws-cdk-lib/aws-stepfunctions';
import { Construct } from 'constructs';
import { environmentOf, type Resources, statementsOf } from '../bindings.ts';
import type { Bundles } from '../bundles.ts';
import { WORKFLOW_ENTRIES } from '../entries.ts';
import { workflowDefinition } from '../workflow-definition.ts';
import type { NativeLayers } from './native-layers.ts';
import { NodeFunction } from './node-function.ts';

interface FilmWorkflowProps {
  /** The root of the repository, where `state-machines` lies. */
  readonly root: string;
  readonly bundles: Bundles;
  readonly layers: NativeLayers;
  readonly resources: Resources;
}

/** Room in `/tmp` for the files of a three-minute film in every rendition, twice. */
const FILM_SCRATCH_MB = 2048;
/** Ends that the workflow cannot catch by itself. */
const UNCAUGHT = ['FAILED', 'TIMED_OUT', 'ABORTED'];
const SWEEP_EVERY = Duration.minutes(1);
const ON_FAILURE = 'FailVideo';
const ON_SCHEDULE = 'SweepVideos';

type WorkflowEntry = (typeof WORKFLOW_ENTRIES)[number];

/** The workflow that makes a film, from the same file that runs on one machine, and what watches over it. */
export class FilmWorkflow extends Construct {
  readonly stateMachineArn: string;

  constructor(scope: Construct, id: string, props: FilmWorkflowProps) {
    super(scope, id);
    const { root, bundles, layers, resources } = props;
    const make = (entry: WorkflowEntry, bound: Resources): NodeFunction =>
      new NodeFunction(this, entry.name, {
        bundle: bundles.of(entry.source),
        memoryMb: entry.memoryMb,
        timeout: Duration.seconds(entry.timeoutSeconds),
        logRetentionDays: resources.settings.logRetentionDays,
        environment: environmentOf(entry.needs, bound),
        statements: statementsOf(entry.needs, bound),
        layers: layers.for(entry.needs.carries),
        ...(entry.film ? { scratchMb: FILM_SCRATCH_MB } : {}),
      });
    const steps = WORKFLOW_ENTRIES.filter(({ name }) => name !== ON_SCHEDULE).map((entry) => ({
      name: entry.name,
      made: make(entry, resources),
    }));
    const machine = new StateMachine(this, 'StateMachine', {
      definitionBody: DefinitionBody.fromString(
        workflowDefinition(
          join(root, 'state-machines', 'render-video.asl.json'),
          resources.settings.filmConcurrency,
        ),
      ),
      definitionSubstitutions: Object.fromEntries(steps.map(({ name, made }) => [name, made.functionArn])),
    });
    machine.addToRolePolicy(
      new PolicyStatement({
        actions: ['lambda:InvokeFunction'],
        resources: steps.map(({ made }) => made.functionArn),
      }),
    );
    this.stateMachineArn = machine.stateMachineArn;
    for (const { name, made } of steps)
      if (name === ON_FAILURE)
        new Rule(this, 'UncaughtEnds', {
          description: 'Films whose execution ended in a way the workflow could not catch',
          eventPattern: {
            source: ['aws.states'],
            detailType: ['Step Functions Execution Status Change'],
            detail: { stateMachineArn: [machine.stateMachineArn], status: UNCAUGHT },
          },
          targets: [new LambdaFunction(made)],
        });
    for (const entry of WORKFLOW_ENTRIES)
      if (entry.name === ON_SCHEDULE)
        new Rule(this, 'EveryMinute', {
          description: 'Starts films that were written but never started, ends those that hang',
          schedule: Schedule.rate(SWEEP_EVERY),
          targets: [
            new LambdaFunction(make(entry, { ...resources, stateMachineArn: machine.stateMachineArn })),
          ],
        });
  }
}
