import { join } from 'node:path';
import { Duration } from 'aws-cdk-lib';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';
import { workflowOf } from '#contract/workflows.ts';
import { computed, SpokenAlarm } from '#infra/constructs/alarms/alarm.ts';
import { ofMachine } from '#infra/watching/metrics.ts';
import { workflowDefinition } from '#infra/workflow-definition.ts';
import { DeadLetters } from './dead-letters.ts';
import { FilmRelease } from './film-release.ts';
import { ruleForUncaught } from './product-workflow.ts';
import { makeMachine, type StepProps } from './workflow-steps.ts';

interface RendersFailProps {
  readonly stateMachineArn: string;
  readonly topic: ITopic;
}

const PERIOD = Duration.minutes(15);
const SOME = 3;
const PERCENT = 20;

/**
 * A single film may fail for some individual reason, but several failures in a quarter of an hour have a common
 * cause. Step Functions counts failures for free, even on a stage without custom metrics.
 */
class RendersFail extends SpokenAlarm {
  constructor(scope: Construct, id: string, { stateMachineArn, topic }: RendersFailProps) {
    const failed = 'FILL(failed, 0) + FILL(late, 0)';
    super(scope, id, {
      says: `Users do not get their videos: at least ${SOME} failed in a quarter of an hour, ${PERCENT} % or more of all. Their credits are returned.`,
      runbook: 'renderFails',
      topic,
      metric: computed(
        `IF(${failed} >= ${SOME}, 100 * (${failed}) / (${failed} + FILL(completed, 0)), 0)`,
        {
          failed: ofMachine(stateMachineArn, 'ExecutionsFailed', PERIOD),
          late: ofMachine(stateMachineArn, 'ExecutionsTimedOut', PERIOD),
          completed: ofMachine(stateMachineArn, 'ExecutionsSucceeded', PERIOD),
        },
        PERIOD,
        'Films that failed, in percent',
      ),
      from: PERCENT,
    });
  }
}

interface FilmWorkflowProps extends StepProps {
  /** The repository root, which contains `state-machines`. */
  readonly root: string;
  /** Notified when making a film fails. */
  readonly topic: ITopic;
}

const FILM = workflowOf('film');

/** The workflow that makes a film, defined by the same file as the local one, with its alarms. */
export class FilmWorkflow extends Construct {
  /**
   * The ARN for starting executions: that of the state machine, or of its alias on stages that first try out releases
   * on some of the films.
   */
  readonly startArn: string;
  /** The state machine that the alarms watch. */
  readonly stateMachineArn: string;
  readonly deadLetters: DeadLetters;

  constructor(scope: Construct, id: string, { root, topic, ...props }: FilmWorkflowProps) {
    super(scope, id);
    const { settings } = props.resources;
    const deadLetters = new DeadLetters(this, 'DeadLetters');
    this.deadLetters = deadLetters;
    const definition = workflowDefinition(
      join(root, 'state-machines', `${FILM.file}.asl.json`),
      settings.filmConcurrency,
    );
    const { machine, steps } = makeMachine(this, { workflow: FILM, definition }, props, {
      pinned: settings.canary,
      deadLetters,
    });
    const { stateMachineArn } = machine;
    this.stateMachineArn = stateMachineArn;
    const alarm = new RendersFail(this, 'RendersFail', { stateMachineArn, topic });
    this.startArn = settings.canary
      ? new FilmRelease(this, 'Release', { machine, alarms: [alarm.alarmName] }).aliasArn
      : stateMachineArn;
    const step = steps.find(({ name }) => name === FILM.onUncaught)?.made;
    if (step !== undefined) ruleForUncaught(this, { file: FILM.file, stateMachineArn, step, deadLetters });
  }
}
