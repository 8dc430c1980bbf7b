/** Runs at most `count` jobs at the same time, in order of arrival, except that some give way to all others that wait. */
export class Slots {
  readonly count: number;
  #free: number;
  readonly #waiting: (() => void)[] = [];
  readonly #givingWay: (() => void)[] = [];

  constructor(count: number) {
    this.count = count;
    this.#free = count;
  }

  async run<T>(job: () => Promise<T>, givesWay = false): Promise<T> {
    if (this.#free > 0) this.#free -= 1;
    else await new Promise<void>((resolve) => (givesWay ? this.#givingWay : this.#waiting).push(resolve));
    try {
      return await job();
    } finally {
      const next = this.#waiting.shift() ?? this.#givingWay.shift();
      if (next) next();
      else this.#free += 1;
    }
  }
}
