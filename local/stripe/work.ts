import type { StripeModel } from './model.ts';
import type { StateFile } from './records/state-file.ts';

/** Does pieces of work on the model, each of which is on disk before anybody hears of it. */
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

  /** Such a piece of work that may have made events. */
  do<T>(work: () => T): T {
    const result = this.run(work);
    this.onDone();
    return result;
  }
}
