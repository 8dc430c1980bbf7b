import type { z } from 'zod';
import type { RunJob } from '#functions/domain/series/run.ts';
import { beginRunStep } from '#functions/workflows/series-run/begin-run.ts';
import { failRunStep } from '#functions/workflows/series-run/fail-run.ts';
import { filmRunStep } from '#functions/workflows/series-run/film-run.ts';
import { writeScriptStep } from '#functions/workflows/series-run/write-script.ts';
import type { Fate } from './mortal.ts';
import type { SeriesWorld, WorldPorts } from './world.ts';

const STEPS = {
  BeginRun: (ports: WorldPorts) => served(beginRunStep(ports)),
  WriteScript: (ports: WorldPorts) => served(writeScriptStep(ports)),
  FilmRun: (ports: WorldPorts) => served(filmRunStep(ports)),
  FailRun: (ports: WorldPorts) => served(failRunStep(ports)),
};
type StepName = keyof typeof STEPS;
/** Where `next` leads to. */
const NEXT: Readonly<Record<string, StepName | undefined>> = { write: 'WriteScript', film: 'FilmRun' };
/** Which state follows a step that has used up its retries. */
const CAUGHT: Readonly<Partial<Record<StepName, StepName>>> = { WriteScript: 'FailRun', FilmRun: 'FailRun' };

interface Step<Input extends z.ZodType> {
  readonly input: Input;
  readonly run: (input: z.output<Input>) => Promise<{ readonly next: string }>;
}
const served =
  <Input extends z.ZodType>({ input, run }: Step<Input>) =>
  (message: unknown) =>
    run(input.parse(message));

interface Execution {
  readonly step: StepName;
  readonly input: unknown;
}

/** What happens after a step fails: the step is retried, the failure is caught, or the execution ends. */
export const AFTER_FAILURE = ['again', 'caught', 'gone'] as const;
export type AfterFailure = (typeof AFTER_FAILURE)[number];

/** Executions of `series-run` that take a step only on command. */
export const seriesRuns = (world: SeriesWorld) => {
  const names = new Set<string>();
  const open = new Map<string, Execution>();
  let count = 0;
  const begin = (name: string, job: RunJob): void => {
    if (names.has(name)) return;
    names.add(name);
    open.set(name, { step: 'BeginRun', input: { job, execution: name } });
  };
  const takeUp = (): void => {
    for (const [name, job] of world.started) begin(name, job);
    world.started.clear();
  };
  return {
    open: (): readonly string[] => {
      takeUp();
      return [...open.keys()];
    },
    /** Starts an extra execution, as AWS may do. */
    deliver: (job: RunJob): void => {
      count += 1;
      begin(`delivery-${count}`, job);
    },
    step: async (name: string, fate: Fate | undefined, afterFailure: AfterFailure): Promise<void> => {
      const execution = open.get(name);
      if (execution === undefined) return;
      let next: StepName | undefined;
      let input: unknown;
      const isDone = await world.act(fate, async (ports) => {
        const reply = await STEPS[execution.step](ports)(execution.input);
        [next, input] = [NEXT[reply.next], reply];
      });
      if (isDone) open.set(name, { step: next ?? execution.step, input });
      if (isDone ? next === undefined : afterFailure === 'gone') open.delete(name);
      if (isDone || afterFailure !== 'caught') return;
      const caught = CAUGHT[execution.step];
      if (caught === undefined) open.delete(name);
      else open.set(name, { step: caught, input: execution.input });
    },
  };
};
export type SeriesRuns = ReturnType<typeof seriesRuns>;
