import { isDiskFull } from '#local/support/disk-room.ts';
import type { StripeModel } from './model.ts';
import type { StateFile } from './records/state-file.ts';

/** Runs work on the model; saves each piece to disk before any caller sees its result. */
export class Work {
  readonly model: StripeModel;
  readonly #file: StateFile;
  /** Called after each piece of work. */
  onDone: () => void = () => {};

  constructor(model: StripeModel, file: StateFile) {
    this.model = model;
    this.#file = file;
  }

  run<T>(work: () => T): T {
    try {
      return work();
    } finally {
      this.#file.save();
    }
  }

  /** Runs work in the background; changes that don’t fit on the disk are saved with the next piece of work. */
  runAlone(work: () => void): void {
    try {
      this.run(work);
    } catch (error) {
      if (!isDiskFull(error)) throw error;
    }
  }

  /** Runs a piece of work that may create events. */
  do<T>(work: () => T): T {
    const result = this.run(work);
    this.onDone();
    return result;
  }
}
