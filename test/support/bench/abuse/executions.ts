import { randomUUID } from 'node:crypto';
import { itemsOf } from '#functions/cost/cost-line.ts';
import type { Quantity } from '#functions/cost/meter.ts';
import type { Job } from '#functions/domain/video/job.ts';
import type { Renderer } from '#functions/domain/video/ports.ts';
import { now } from '#functions/wiring/clock.ts';
import { outbox } from '#functions/wiring/mail.ts';
import { receipts, runs, series, videos } from '#functions/wiring/stores.ts';
import { failVideoStep } from '#functions/workflows/render/fail-video.ts';
import { filmOf } from '#test/support/builders/film-of.ts';
import { filesOf } from '#test/support/builders/finished-films.ts';
import type { Pool } from './pool.ts';
import { after } from './simulated-clock.ts';

/** What an execution uses up, and how it ends. */
export interface Ending {
  readonly ms: number;
  readonly used: readonly Quantity[];
  /** The step error; absent when the film completes. */
  readonly error?: string;
}

/** How many functions of the pool are in use while a film is being made. */
const FUNCTIONS_OF_FILM = 20;

interface Hooks {
  readonly pool: Pool;
  readonly endingOf: (job: Job) => Ending;
  readonly onStart: (job: Job) => void;
  /** Called when an execution is over, after its last step. */
  readonly onOver: () => Promise<unknown>;
  readonly onEnd: (job: Job, ending: Ending, pico: bigint) => void;
}

/**
 * Executions that do nothing except cost money and then end. If the pool has too few free functions, an execution
 * waits, as throttled functions do.
 */
export const simulatedExecutions = ({ pool, endingOf, onStart, onEnd, onOver }: Hooks) => {
  const started = new Set<string>();
  let running = 0;
  let most = 0;

  const end = async (job: Job, ending: Ending): Promise<void> => {
    const { items, pico } = itemsOf(ending.used, now());
    if (items.length > 0) await receipts().add(job, randomUUID(), items);
    onEnd(job, ending, pico);
    running -= 1;
    pool.give(FUNCTIONS_OF_FILM);
    if (ending.error !== undefined) {
      await failVideoStep({ videos, runs, series, outbox, now }).run({
        job,
        error: { Error: ending.error, Cause: '' },
      });
      await onOver();
      return;
    }
    const { film, poster, captions } = filesOf({ id: job.videoId, mediaFolder: 'folder' });
    const file = { format: 'mp4', quality: '720p', key: film, bytes: 8_000_000 } as const;
    await videos().complete(job, filmOf({ files: [file], poster, captions, seconds: 45 }), now());
    await onOver();
  };
  const begin = (job: Job): void => {
    running += 1;
    most = Math.max(most, running);
    onStart(job);
    const ending = endingOf(job);
    after(ending.ms, () => end(job, ending));
  };
  const renderer: Renderer = {
    start: async (job) => {
      const name = `${job.videoId}-${job.attempt}`;
      if (started.has(name)) return;
      started.add(name);
      pool.take(FUNCTIONS_OF_FILM, () => begin(job));
    },
  };
  return { renderer: () => renderer, atOnce: () => most };
};
