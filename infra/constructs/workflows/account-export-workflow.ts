import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Construct } from 'constructs';
import { makeMachine, type StepProps } from './workflow-steps.ts';

interface AccountExportWorkflowProps extends StepProps {
  /** The root of the repository, which contains `state-machines`. */
  readonly root: string;
}

/** The workflow that packs an account into an archive, from the same file that runs locally. */
export class AccountExportWorkflow extends Construct {
  readonly stateMachineArn: string;

  constructor(scope: Construct, id: string, { root, ...props }: AccountExportWorkflowProps) {
    super(scope, id);
    const definition = readFileSync(join(root, 'state-machines', 'export-account.asl.json'), 'utf8');
    this.stateMachineArn = makeMachine(this, 'export-account', definition, props).machine.stateMachineArn;
  }
}
