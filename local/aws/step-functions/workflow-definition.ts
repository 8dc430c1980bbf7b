import { readFileSync } from 'node:fs';
import type { StateMachineDefinition } from 'aws-local-stepfunctions';
import { z } from 'zod';

/**
 * The timeout for a task without `TimeoutSeconds`. Step Functions would set no limit, and the interpreter would
 * default to 60 s.
 */
const NO_TIMEOUT_SECONDS = 24 * 60 * 60;

const State = z.looseObject({
  Type: z.string(),
  /** How long a Wait state waits. */
  Seconds: z.number().optional(),
  TimeoutSeconds: z.number().optional(),
  TimeoutSecondsPath: z.string().optional(),
  MaxConcurrency: z.number().optional(),
  MaxConcurrencyPath: z.string().optional(),
  Parameters: z.unknown().optional(),
  Retry: z.array(z.looseObject({ IntervalSeconds: z.number().optional() })).optional(),
  Branches: z.array(z.unknown()).optional(),
  Iterator: z.unknown().optional(),
  ItemProcessor: z.unknown().optional(),
});
type State = z.infer<typeof State>;
const Machine = z.looseObject({ States: z.record(z.string(), State) });
const TaskParameters = z.looseObject({ FunctionName: z.string() });
const Definition = z.custom<StateMachineDefinition>((value) => Machine.safeParse(value).success);

export interface DefinitionOptions {
  /** The values that replace `${Name}` in the file. */
  readonly substitutions: Readonly<Record<string, string>>;
  /** How many invocations of a function can run at the same time on this machine. */
  concurrencyOf(functionName: string): number;
  /** Multiplies the delays before a retry; 1 by default. */
  readonly retryFactor?: number | undefined;
  /** Multiplies the seconds of Wait states; `retryFactor` by default. */
  readonly waitFactor?: number | undefined;
}

export interface LoadedDefinition {
  readonly definition: StateMachineDefinition;
  /** Every Task state, with the names of the Map and Parallel states that contain it. */
  readonly tasks: ReadonlyMap<string, readonly string[]>;
}

const innerMachines = (state: State): unknown[] =>
  [...(state.Branches ?? []), state.Iterator, state.ItemProcessor].filter((machine) => machine !== undefined);

/** The names of the functions called by a state and all states within it. */
function functionsOf(state: State): string[] {
  const task = TaskParameters.safeParse(state.Parameters).data;
  const own = state.Type === 'Task' && task ? [task.FunctionName] : [];
  const inner = innerMachines(state).flatMap((machine) =>
    Object.values(Machine.parse(machine).States).flatMap(functionsOf),
  );
  return [...own, ...inner];
}

function adaptState(state: State, options: DefinitionOptions): State {
  const adapted: State = { ...state };
  const { retryFactor = 1, waitFactor = retryFactor } = options;
  if (state.Retry) {
    adapted.Retry = state.Retry.map((rule) => ({
      ...rule,
      IntervalSeconds: (rule.IntervalSeconds ?? 1) * retryFactor,
    }));
  }
  if (state.Seconds !== undefined) adapted.Seconds = state.Seconds * waitFactor;
  if (state.Type === 'Task' && state.TimeoutSeconds === undefined && state.TimeoutSecondsPath === undefined) {
    adapted.TimeoutSeconds = NO_TIMEOUT_SECONDS;
  }
  if (state.Type === 'Map' && state.MaxConcurrencyPath === undefined) {
    // Enough items to keep every function busy: while one item waits for its last function, others are already in
    // their first.
    const slots = functionsOf(state).reduce((sum, name) => sum + options.concurrencyOf(name), 0);
    adapted.MaxConcurrency = Math.min(state.MaxConcurrency || Number.POSITIVE_INFINITY, slots);
    if (!Number.isFinite(adapted.MaxConcurrency)) adapted.MaxConcurrency = 0;
  }
  if (state.Branches) adapted.Branches = state.Branches.map((machine) => adaptMachine(machine, options));
  if (state.Iterator !== undefined) adapted.Iterator = adaptMachine(state.Iterator, options);
  if (state.ItemProcessor !== undefined) adapted.ItemProcessor = adaptMachine(state.ItemProcessor, options);
  return adapted;
}

function adaptMachine(value: unknown, options: DefinitionOptions): z.infer<typeof Machine> {
  const machine = Machine.parse(value);
  const states = Object.entries(machine.States).map(
    ([name, state]) => [name, adaptState(state, options)] as const,
  );
  return { ...machine, States: Object.fromEntries(states) };
}

function collectTasks(
  value: unknown,
  around: readonly string[],
  tasks: Map<string, readonly string[]>,
): void {
  for (const [name, state] of Object.entries(Machine.parse(value).States)) {
    if (state.Type === 'Task') tasks.set(name, around);
    for (const machine of innerMachines(state)) collectTasks(machine, [...around, name], tasks);
  }
}

/** Reads a workflow file and adapts it to this machine. Throws when a `${Name}` has no value. */
export function loadDefinition(file: string, options: DefinitionOptions): LoadedDefinition {
  const text = readFileSync(file, 'utf8').replace(/\$\{(\w+)\}/gu, (_, name: string) => {
    const value = options.substitutions[name];
    if (value === undefined) throw new Error(`${file} uses \${${name}}, which has no value.`);
    return value;
  });
  const definition = Definition.parse(adaptMachine(JSON.parse(text), options));
  const tasks = new Map<string, readonly string[]>();
  collectTasks(definition, [], tasks);
  return { definition, tasks };
}
