import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type MachineName, WORKFLOW_FUNCTIONS } from '#infra/workflow-functions.ts';
import type { LambdaFunction } from '#local/aws/lambda/lambda-child.ts';
import { type MachineOptions, machineArnOf } from './workflow.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** The functions of every workflow with their files. */
export const workflowFunctions = (): LambdaFunction[] =>
  WORKFLOW_FUNCTIONS.map((lambda) => ({
    ...lambda,
    file: join(ROOT, 'functions', `${lambda.entry}.lambda.ts`),
  }));

/** A state machine and the file that defines it. */
const machine = (name: MachineName) => ({
  name,
  definitionFile: join(ROOT, 'state-machines', `${name}.asl.json`),
});

/** Every state machine of the product, with the functions that its ends call, as rules of EventBridge do on AWS. */
export const productMachines = (
  invoke: (functionName: string, event: unknown) => Promise<unknown>,
): readonly MachineOptions[] => [
  {
    ...machine('render-video'),
    onFailed: (event) => invoke('FailVideo', event),
    onEnded: (event) => invoke('DispatchFilms', event),
  },
  { ...machine('speak-storyboard'), onFailed: (event) => invoke('FailSpeech', event) },
  { ...machine('paint-storyboard'), onFailed: (event) => invoke('FailPicture', event) },
  { ...machine('align-narration'), onFailed: (event) => invoke('FailNarration', event) },
  { ...machine('delete-account'), makesRoom: true },
  { ...machine('export-account'), onEnded: (event) => invoke('DispatchWork', event) },
  { ...machine('check-upload'), onEnded: (event) => invoke('DispatchWork', event) },
  machine('series-run'),
];

/** Where functions find them. */
export const machineArns = () => ({
  stateMachineArn: machineArnOf('render-video'),
  deletionMachineArn: machineArnOf('delete-account'),
  exportMachineArn: machineArnOf('export-account'),
  paintingMachineArn: machineArnOf('paint-storyboard'),
  speakingMachineArn: machineArnOf('speak-storyboard'),
  uploadMachineArn: machineArnOf('check-upload'),
  narrationMachineArn: machineArnOf('align-narration'),
  seriesMachineArn: machineArnOf('series-run'),
});
