import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Construct } from 'constructs';
import { makeMachine, type StepProps } from './workflow-steps.ts';

interface UploadCheckWorkflowProps extends StepProps {
  /** The root of the repository, which contains `state-machines`. */
  readonly root: string;
}

/** The workflow that checks a creator’s own file, from the same file that runs locally. */
export class UploadCheckWorkflow extends Construct {
  readonly stateMachineArn: string;

  constructor(scope: Construct, id: string, { root, ...props }: UploadCheckWorkflowProps) {
    super(scope, id);
    const definition = readFileSync(join(root, 'state-machines', 'check-upload.asl.json'), 'utf8');
    this.stateMachineArn = makeMachine(this, 'check-upload', definition, props).machine.stateMachineArn;
  }
}
