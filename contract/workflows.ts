/** A Step Functions workflow. */
interface WorkflowRow {
  readonly id: string;
  /** The workflow’s file in `state-machines/`, without `.asl.json`. */
  readonly file: string;
  /** The folder in `functions/workflows/` that holds its steps. */
  readonly steps: string;
  /** The step that handles what the workflow itself can’t catch: a time-out or an abort. */
  readonly onUncaught?: string;
  /** The duty that runs as soon as an execution ends, without waiting for the next minute. */
  readonly onEnd?: string;
}

/** The workflows' starters, grants, variables and local copies are derived from these rows. */
const ROWS = [
  { id: 'film', file: 'render-video', steps: 'render', onUncaught: 'FailVideo', onEnd: 'DispatchFilms' },
  {
    id: 'storyboard',
    file: 'prepare-storyboard',
    steps: 'prepare-storyboard',
    onUncaught: 'FailPreparation',
  },
  { id: 'deletion', file: 'delete-account', steps: 'account-deletion' },
  { id: 'export', file: 'export-account', steps: 'account-export', onEnd: 'DispatchWork' },
  { id: 'upload', file: 'check-upload', steps: 'check-upload', onEnd: 'DispatchWork' },
  { id: 'publication', file: 'publish', steps: 'publish' },
  { id: 'series', file: 'series-run', steps: 'series-run' },
] as const satisfies readonly WorkflowRow[];

type Row = (typeof ROWS)[number];
export type WorkflowId = Row['id'];
export type MachineName = Row['file'];
export interface Workflow extends WorkflowRow {
  readonly id: WorkflowId;
  readonly file: MachineName;
}
export const WORKFLOWS: readonly Workflow[] = ROWS;

/** Throws a `RangeError` for an unknown workflow. */
export const workflowOf = (id: WorkflowId): Workflow => {
  const row = WORKFLOWS.find((each) => each.id === id);
  if (row === undefined) throw new RangeError(`There is no workflow ${id}.`);
  return row;
};

/** The environment variable that holds a workflow’s ARN. */
export const machineVariable = (id: WorkflowId): string => `${id.toUpperCase()}_MACHINE_ARN`;
