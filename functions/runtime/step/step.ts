import type { z } from 'zod';
import { Meter, metered } from '#functions/cost/meter.ts';
import type { Receipts } from '#functions/cost/receipt.ts';
import { startUp } from '#functions/cost/start-up.ts';
import { log } from '#functions/runtime/telemetry/log.ts';
import { measured } from '#functions/runtime/telemetry/measure.ts';
import { type Counts, METRICS } from '#functions/runtime/telemetry/metric-names.ts';
import { noteNearLimit } from '#functions/runtime/telemetry/near-limit.ts';
import { endOfStep, isByMachine, type StepContext } from './step-cost.ts';
import { withFacts } from './with-facts.ts';

/** A step of the workflow: its name in the state machine, its input schema, and the work it does. */
export interface Step<S extends z.ZodType, Out> {
  readonly name: string;
  readonly input: S;
  readonly run: (input: z.output<S>) => Promise<Out>;
  /** What a result adds to the stage's metrics. */
  readonly counts?: (output: Out) => Counts;
}

/** The fields of an input or result that may be logged. */
const FACTS = [
  'userId',
  'videoId',
  'uploadId',
  'seriesId',
  'runId',
  'publicationId',
  'status',
  'attempt',
  'index',
  'reused',
  'filmingTry',
] as const;

const factsOf = (...sources: readonly unknown[]): Record<string, unknown> => {
  const facts: Record<string, unknown> = {};
  for (const source of sources) {
    if (typeof source !== 'object' || source === null) continue;
    for (const fact of FACTS) if (fact in source) facts[fact] = Reflect.get(source, fact);
    if ('job' in source) Object.assign(facts, factsOf(source.job));
  }
  return facts;
};

const isReused = (output: unknown): boolean =>
  typeof output === 'object' && output !== null && 'reused' in output && output.reused === true;

/**
 * Wraps a step as a Lambda function, which parses the input, logs the outcome and the cost in one line each, and
 * preserves error names for Retry and Catch, adding whatever is known about the failure. Steps that make a video also
 * add their cost to its receipt.
 */
export const serveStep = <S extends z.ZodType, Out>(step: Step<S, Out>, receipts?: () => Receipts) => {
  const startUpMs = startUp();
  return async (event: unknown, context?: StepContext): Promise<Out> => {
    const meter = new Meter(startUpMs());
    const started = performance.now();
    const input = step.input.parse(event);
    return metered(meter, async () => {
      let isTold = false;
      const tell = async (end: { readonly output?: unknown; readonly error?: unknown }): Promise<void> => {
        if (isTold) return;
        isTold = true;
        noteNearLimit(
          { step: step.name, ...factsOf(input) },
          performance.now() - started,
          context?.getRemainingTimeInMillis?.(),
        );
        await endOfStep(meter, { step: step.name, started, event, input, context, ...end }, receipts);
      };
      // Once the process has been killed, it can’t log anything.
      const left = context?.getRemainingTimeInMillis?.();
      const timer =
        left === undefined
          ? undefined
          : setTimeout(() => void tell({ error: new TimeUp(step.name) }), left - TELLING_MS);
      try {
        const output = await tryStep(step, input, { event, started });
        await tell({ output });
        return output;
      } catch (error) {
        await tell({ error });
        throw withFacts(error, input);
      } finally {
        clearTimeout(timer);
      }
    });
  };
};

/**
 * How long before the function’s time limit to stop, so that there is time to log the cost and update the receipt.
 */
const TELLING_MS = 1_000;

/** The step has almost reached its function’s time limit. */
class TimeUp extends Error {
  override readonly name = 'TimeUp';
  constructor(step: string) {
    super(`${step} did not end in its time.`);
  }
}

const tryStep = async <S extends z.ZodType, Out>(
  step: Step<S, Out>,
  input: z.output<S>,
  { event, started }: { readonly event: unknown; readonly started: number },
): Promise<Out> => {
  const line = () => ({ step: step.name, ms: Math.round(performance.now() - started) });
  try {
    const output = await step.run(input);
    const took = line();
    // Nobody monitors how long duties take, and the metric would cost money every month.
    const isTimed = isByMachine(event) && !isReused(output);
    const worked = isTimed ? { [METRICS.stepTime]: took.ms } : {};
    log.info({ ...took, ...factsOf(input, output), ...measured(worked, 'step') });
    const counts = step.counts?.(output) ?? {};
    if (Object.keys(counts).length > 0) log.info({ step: step.name, ...counts, ...measured(counts) });
    return output;
  } catch (error) {
    log.warn({ ...line(), ...factsOf(input), err: error });
    throw error;
  }
};
