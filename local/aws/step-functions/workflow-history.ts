import type { StateMachine } from 'aws-local-stepfunctions';

type Events = ReturnType<StateMachine['run']>['eventLogs'];
/** The events that the interpreter emits during an execution. */
export type InterpreterEvent = Events extends AsyncGenerator<infer Event> ? Event : never;

export interface HistoryEntry {
  readonly type: string;
  readonly details: Readonly<Record<string, unknown>>;
}

/** An event in the form that `GetExecutionHistory` returns; undefined if Step Functions has no such event. */
export function historyOf(event: InterpreterEvent): HistoryEntry | undefined {
  switch (event.type) {
    case 'StateEntered':
      return {
        type: `${event.state.type}StateEntered`,
        details: {
          stateEnteredEventDetails: { name: event.state.name, input: JSON.stringify(event.state.input) },
        },
      };
    case 'StateExited':
      return {
        type: `${event.state.type}StateExited`,
        details: {
          stateExitedEventDetails: { name: event.state.name, output: JSON.stringify(event.state.output) },
        },
      };
    case 'StateFailed': {
      if (event.state.type !== 'Task') return { type: `${event.state.type}StateFailed`, details: {} };
      const failure = {
        resourceType: 'lambda',
        resource: 'invoke',
        error: event.Error,
        cause: String(event.Cause),
      };
      return { type: 'TaskFailed', details: { taskFailedEventDetails: failure } };
    }
    case 'MapIterationStarted':
    case 'MapIterationSucceeded':
    case 'MapIterationFailed': {
      const iteration = { name: event.parentState.name, index: event.index };
      const key = `${event.type.charAt(0).toLowerCase()}${event.type.slice(1)}EventDetails`;
      return { type: event.type, details: { [key]: iteration } };
    }
    case 'ParallelBranchStarted':
    case 'ParallelBranchSucceeded':
    case 'ParallelBranchFailed':
    case 'StateRetried':
    case 'StateCaught':
    // The execution records its own start and end.
    case 'ExecutionStarted':
    case 'ExecutionSucceeded':
    case 'ExecutionFailed':
    case 'ExecutionAborted':
    case 'ExecutionTimeout':
      return undefined;
    default:
      return event satisfies never;
  }
}
