import { AsyncLocalStorage } from 'node:async_hooks';
import type { Sku } from './skus.ts';

/** What one request or one step has used so far; a model's units carry the model's name. */
export class Meter {
  readonly #used = new Map<string, Quantity>();
  /** Milliseconds that the function took to start, where this is the first thing it does. */
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

/** An amount of one unit, in the unit of its SKU. */
export interface Quantity {
  readonly sku: Sku;
  readonly quantity: number;
  /** The model as the provider names it, where the price depends on it. */
  readonly model?: string;
}

/**
 * The meter of the request or step at work. It is the one thing that travels beside the parameters: what is used is known
 * deep inside (a middleware of an SDK client, a model's answer, the log itself), where no signature could carry a meter
 * past the ports, and several requests may be at work in one process on an engineer's machine. It only counts. Whom a
 * cost is for, and which video, are parameters of `recordCost`.
 */
const meters = new AsyncLocalStorage<Meter>();

/** Runs the work with a meter of its own: what it uses, whenever it is awaited, is counted there and nowhere else. */
export const metered = <T>(meter: Meter, work: () => T): T => meters.run(meter, work);

/** Counts what was used by the request or step that is at work; outside of one (start-up, commands) nothing is counted. */
export const use = (sku: Sku, quantity: number, model?: string): void =>
  meters.getStore()?.add(sku, quantity, model);
