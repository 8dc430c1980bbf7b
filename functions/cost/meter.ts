import { AsyncLocalStorage } from 'node:async_hooks';
import type { Sku } from './skus.ts';

/** What one request or one step has used so far; usage of a model is recorded under the model’s name. */
export class Meter {
  readonly #used = new Map<string, Quantity>();
  /** The duration of the cold start in milliseconds, counted on a process’s first call. */
  readonly startUpMs: number;

  constructor(startUpMs = 0) {
    this.startUpMs = startUpMs;
  }

  add(sku: Sku, quantity: number, model?: string): void {
    if (!(quantity > 0)) return;
    const key = `${sku} ${model ?? ''}`;
    const before = this.#used.get(key)?.quantity ?? 0;
    this.#used.set(key, { sku, quantity: before + quantity, ...(model === undefined ? {} : { model }) });
  }

  get quantities(): readonly Quantity[] {
    return [...this.#used.values()];
  }
}

/** A metered amount, in the unit of its SKU. */
export interface Quantity {
  readonly sku: Sku;
  readonly quantity: number;
  /** The provider's name for the model, if the price depends on it. */
  readonly model?: string;
}

/**
 * The meter of the current request or step. The meter is our only ambient value: usage is known only deep in the code
 * (an SDK middleware, a model's response, the log itself), where a meter can't be passed through the ports'
 * signatures. On an engineer's machine, one process may also serve several requests at once. The meter only counts;
 * the user and the video that a cost is for are parameters of `recordCost`.
 */
const meters = new AsyncLocalStorage<Meter>();

/**
 * Runs the work with its own meter. Everything the work uses, even after an await, is counted on that meter and no
 * other.
 */
export const metered = <T>(meter: Meter, work: () => T): T => meters.run(meter, work);

/** Counts usage for the current request or step; does nothing outside of a request or step (start-up, commands). */
export const use = (sku: Sku, quantity: number, model?: string): void =>
  meters.getStore()?.add(sku, quantity, model);

/** What the current request or step has used so far. */
export const usedSoFar = (): readonly Quantity[] => meters.getStore()?.quantities ?? [];
