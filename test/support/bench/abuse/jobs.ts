import { z } from 'zod';
import { itemsOf } from '#functions/cost/cost-line.ts';
import type { Quantity } from '#functions/cost/meter.ts';
import { now } from '#functions/wiring/clock.ts';
import { STEP_GRANTS } from '#infra/step-grants.ts';
import type { Pool } from './pool.ts';
import { after } from './simulated-clock.ts';
import { callFunction } from './stage.ts';

const SECOND_MS = 1000;
const PICO_PER_USD = 1e12;
/** How long it takes to speak a 600-character scene. */
const PASSAGE_MS = 10 * SECOND_MS;
/** How long it may take to check a hostile file of the maximum size: 30 s, plus 3 s for each of its 200 MB. */
const CHECK_MS = 630 * SECOND_MS;
/** As in the state machine. */
const PASSAGES_AT_ONCE = 3;
const TIMED_OUT = { Error: 'States.Timeout', Cause: '' };

const Speech = z.object({
  ownerId: z.string(),
  videoId: z.string(),
  payer: z.unknown(),
  items: z.array(z.object({ kind: z.string(), sceneId: z.string(), number: z.int(), attempt: z.int() })),
});
const Owned = z.object({ userId: z.string(), uploadId: z.string().default('') });
const Spoken = z.object({ reused: z.boolean() });

interface Hooks {
  readonly pool: Pool;
  readonly lose: (ownerId: string, usd: number) => unknown;
  /** What is billed for speaking one passage of an account’s scripts. */
  readonly spoken: Quantity;
  /** How long it takes to check one of this account's files; if undefined, the longest time allowed. */
  readonly checkMs: (ownerId: string) => number | undefined;
  readonly onStart: (ownerId: string, id: string) => void;
}

const compute = ({ memoryMb }: { memoryMb: number }, ms: number): Quantity => ({
  sku: 'lambda.compute',
  quantity: memoryMb * ms,
});
const usdOf = (used: readonly Quantity[]): number => Number(itemsOf(used, now()).pico) / PICO_PER_USD;

/** The jobs that calls start, apart from films. They run the product’s own steps in simulated time. */
export const simulatedJobs = ({ pool, lose, spoken, checkMs, onStart }: Hooks) => {
  /** Runs a step for this long in a function from the pool. */
  const step = (
    ms: number,
    run: () => Promise<unknown>,
    then = (): void => {},
    begun = (): void => {},
  ): void =>
    pool.take(1, () => {
      begun();
      after(ms, async () => {
        await run();
        pool.give(1);
        then();
      });
    });

  const speak = (input: unknown): void => {
    const { items, ...owner } = Speech.parse(input);
    const left = items.filter(({ kind }) => kind === 'speech');
    const next = (): void => {
      const item = left.shift();
      if (item === undefined) return;
      const { attempt, ...asked } = item;
      const passage = { ...asked, job: { ...owner, attempt } };
      const run = async (): Promise<void> => {
        try {
          const made = await callFunction('workflows/prepare-storyboard/speak-passage', passage);
          if (Spoken.parse(made).reused) return;
          const line = STEP_GRANTS['prepare-storyboard'].SpeakPassage;
          lose(owner.ownerId, usdOf([spoken, compute(line, PASSAGE_MS)]));
        } catch (error) {
          const name = error instanceof Error ? error.name : 'Error';
          const failed = { ...passage, error: { Error: name, Cause: '' } };
          await callFunction('workflows/prepare-storyboard/fail-preparation', failed);
        }
      };
      step(PASSAGE_MS, run, next);
    };
    for (let lane = 0; lane < PASSAGES_AT_ONCE; lane += 1) next();
  };

  /** A hostile file takes all the time that a check is allowed, and is then refused. */
  const check = (input: unknown): void => {
    const { userId, uploadId } = Owned.parse(input);
    const line = STEP_GRANTS['check-upload'].NormaliseUpload;
    const ms = checkMs(userId) ?? CHECK_MS;
    const run = async (): Promise<void> => {
      lose(userId, usdOf([compute(line, ms)]));
      await callFunction('workflows/check-upload/fail-upload', {
        ...Owned.loose().parse(input),
        failure: TIMED_OUT,
      });
    };
    step(ms, run, undefined, () => onStart(userId, uploadId));
  };

  /** Packing the archive of a full account takes all the time that packing is allowed. */
  const pack = (input: unknown): void => {
    const { userId } = Owned.parse(input);
    const line = STEP_GRANTS['export-account'].PackExport;
    const ms = line.timeoutSeconds * SECOND_MS;
    const run = async (): Promise<void> => {
      lose(userId, usdOf([compute(line, ms)]));
      await callFunction('workflows/account-export/pack-export', input);
    };
    step(ms, run);
  };

  const JOBS: Readonly<Record<string, (input: unknown) => void>> = {
    'prepare-storyboard': speak,
    'check-upload': check,
    'export-account': pack,
  };
  return (machine: string, input: unknown): void => JOBS[machine]?.(input);
};
