/** Runs at most `count` jobs at the same time, in order of arrival; urgent jobs go before all that still wait. */
export class Slots {
  readonly count: number;
  #free: number;
  readonly #waiting: (() => void)[] = [];

  constructor(count: number) {
    this.count = count;
    this.#free = count;
  }

  async run<T>(job: () => Promise<T>, isUrgent = false): Promise<T> {
    if (this.#free > 0) this.#free -= 1;
    else
      await new Promise<void>((resolve) => {
        if (isUrgent) this.#waiting.unshift(resolve);
        else this.#waiting.push(resolve);
      });
    try {
      return await job();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free += 1;
    }
  }
}
