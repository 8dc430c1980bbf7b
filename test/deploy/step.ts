const SECOND_MS = 1000;

/** Runs a proof’s steps in order and counts them. */
export class Steps {
  #passed = 0;
  #failed = 0;

  /** Whether every step so far has passed. */
  get good(): boolean {
    return this.#failed === 0;
  }

  get sum(): string {
    return `${this.#passed} passed, ${this.#failed} failed`;
  }

  /** Runs a step and prints how long it took and what it found, if anything. Rethrows any error from the step. */
  async run<T>(title: string, work: () => Promise<T>, tell: (result: T) => string = () => ''): Promise<T> {
    const started = performance.now();
    const took = () => `${((performance.now() - started) / SECOND_MS).toFixed(1)} s`;
    try {
      const result = await work();
      const found = tell(result);
      this.#passed += 1;
      console.log(`passed  ${title} (${took()})${found === '' ? '' : `: ${found}`}`);
      return result;
    } catch (error) {
      this.#failed += 1;
      console.log(`FAILED  ${title} (${took()})`);
      throw error;
    }
  }
}
