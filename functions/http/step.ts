import type { z } from 'zod';
import { log } from './log.ts';

/** A step of the workflow: its name in the state machine, the shape of its input, and its work. */
export interface Step<S extends z.ZodType, Out> {
  readonly name: string;
  readonly input: S;
  readonly run: (input: z.output<S>) => Promise<Out>;
}

/** Facts of an input or a result that a log line may carry. */
const FACTS = ['userId', 'videoId', 'attempt', 'index', 'reused', 'take'] as const;

const factsOf = (...sources: readonly unknown[]): Record<string, unknown> => {
  const facts: Record<string, unknown> = {};
  for (const source of sources) {
    if (typeof source !== 'object' || source === null) continue;
    for (const fact of FACTS) if (fact in source) facts[fact] = Reflect.get(source, fact);
    if ('job' in source) Object.assign(facts, factsOf(source.job));
  }
  return facts;
};

/** A step as a Lambda function: its input is parsed, its end is one log line, its errors keep their names for Retry and Catch. */
export const serveStep =
  <S extends z.ZodType, Out>(step: Step<S, Out>) =>
  async (event: unknown): Promise<Out> => {
    const started = performance.now();
    const input = step.input.parse(event);
    const line = (): object => ({ step: step.name, ms: Math.round(performance.now() - started) });
    try {
      const output = await step.run(input);
      log.info({ ...line(), ...factsOf(input, output) });
      return output;
    } catch (error) {
      log.warn({ ...line(), ...factsOf(input), err: error });
      throw error;
    }
  };
