import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { Slots } from '#local/support/slots.ts';
import { type PaintJob, PaintResult } from './paint-messages.ts';

const MAX_THREADS = 2;

/**
 * Paints in worker threads, so that the process stays responsive. The threads are started when the first picture is
 * requested.
 */
export class PaintPool {
  readonly #slots = new Slots(Math.min(MAX_THREADS, availableParallelism()));
  readonly #idle: Worker[] = [];
  readonly #all = new Set<Worker>();

  /** PNG bytes. */
  paint(picture: Omit<PaintJob, 'id'>): Promise<Uint8Array> {
    return this.#slots.run(async () => {
      const worker = this.#idle.pop() ?? this.#start();
      try {
        return await this.#runIn(worker, { id: randomUUID(), ...picture });
      } finally {
        if (this.#all.has(worker)) this.#idle.push(worker);
      }
    });
  }

  async close(): Promise<void> {
    await Promise.all([...this.#all].map((worker) => worker.terminate()));
  }

  #start(): Worker {
    const worker = new Worker(new URL('./paint-worker.ts', import.meta.url));
    this.#all.add(worker);
    worker.once('exit', () => {
      this.#all.delete(worker);
      const place = this.#idle.indexOf(worker);
      if (place >= 0) this.#idle.splice(place, 1);
    });
    worker.unref();
    return worker;
  }

  async #runIn(worker: Worker, job: PaintJob): Promise<Uint8Array> {
    const done = Promise.withResolvers<Uint8Array>();
    const onMessage = (message: unknown): void => {
      const { png, error } = PaintResult.parse(message);
      if (png) done.resolve(png);
      else done.reject(new Error(error ?? 'The painter returned no picture.'));
    };
    const onExit = () => done.reject(new Error('The painter stopped.'));
    worker.once('message', onMessage);
    worker.once('error', done.reject);
    worker.once('exit', onExit);
    worker.postMessage(job, []);
    try {
      return await done.promise;
    } finally {
      worker.off('message', onMessage).off('error', done.reject).off('exit', onExit);
    }
  }
}
