import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Construct } from 'constructs';
import { makeMachine, type StepProps } from './workflow-steps.ts';

interface AccountDeletionWorkflowProps extends StepProps {
  /** The root of the repository, which contains `state-machines`. */
  readonly root: string;
}

/** The workflow that deletes an account, from the same file that runs locally. */
export class AccountDeletionWorkflow extends Construct {
  readonly stateMachineArn: string;

  constructor(scope: Construct, id: string, { root, ...props }: AccountDeletionWorkflowProps) {
    super(scope, id);
    const definition = readFileSync(join(root, 'state-machines', 'delete-account.asl.json'), 'utf8');
    this.stateMachineArn = makeMachine(this, 'delete-account', definition, props).machine.stateMachineArn;
  }
}
