import { RemovalPolicy } from 'aws-cdk-lib';
import {
  CfnStateMachine,
  CfnStateMachineAlias,
  CfnStateMachineVersion,
  type StateMachine,
} from 'aws-cdk-lib/aws-stepfunctions';
import { Construct } from 'constructs';
import { LIVE } from '#infra/constructs/functions/canary-release.ts';

interface FilmReleaseProps {
  readonly machine: StateMachine;
  /** The names of the alarms that roll back a release during its trial. */
  readonly alarms: readonly string[];
}

const TRIAL_PERCENT = 10;
/** Long enough for films that started with the new version to complete or fail. */
const TRIAL_MINUTES = 15;

/**
 * Has a new version of the workflow make a tenth of the films before it makes all of them. A workflow version refers
 * to specific versions of its steps, so each film is made by matching versions throughout.
 */
export class FilmRelease extends Construct {
  readonly aliasArn: string;

  constructor(scope: Construct, id: string, { machine, alarms }: FilmReleaseProps) {
    super(scope, id);
    const made = machine.node.defaultChild;
    if (!CfnStateMachine.isCfnStateMachine(made)) throw new Error('A state machine must have a resource.');
    const version = new CfnStateMachineVersion(this, 'Version', {
      stateMachineArn: machine.stateMachineArn,
      stateMachineRevisionId: made.attrStateMachineRevisionId,
    });
    // The previous version stays in use until the trial is over.
    version.applyRemovalPolicy(RemovalPolicy.RETAIN);
    const alias = new CfnStateMachineAlias(this, 'Live', {
      name: LIVE,
      deploymentPreference: {
        type: 'CANARY',
        percentage: TRIAL_PERCENT,
        interval: TRIAL_MINUTES,
        alarms: [...alarms],
        stateMachineVersionArn: version.attrArn,
      },
    });
    this.aliasArn = alias.ref;
  }
}
