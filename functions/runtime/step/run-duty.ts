import { log } from '#functions/runtime/telemetry/log.ts';
import { measured } from '#functions/runtime/telemetry/measure.ts';
import type { Counts } from '#functions/runtime/telemetry/metric-names.ts';

/** Work that a schedule starts: it handles everything that is due, in order. */
export interface Duty<Item> {
  /** The name of the function, such as `RescueRenders`. */
  readonly name: string;
  /** The items that are due, read page by page during the run, so that no item is missed. */
  readonly due: () => Iterable<Item> | AsyncIterable<Item>;
  /** The ids of an item, for logging. */
  readonly about: (item: Item) => object;
  /** How many items are handled at the same time; one by default. */
  readonly atOnce?: number;
  /** Handles one item and returns the outcome as a single word; the log counts the outcomes. */
  readonly tend: (item: Item) => Promise<string>;
  /** Called once all due items have been handled, or if reading them failed. */
  readonly close?: () => Promise<void>;
  /** What a run adds to the stage’s metrics; `tended` is the number of items per outcome. */
  readonly counts?: (tended: Readonly<Record<string, number>>) => Promise<Counts>;
}

/** A generator that several readers can share; each item goes to only one of them. */
async function* eachOf<Item>(items: Iterable<Item> | AsyncIterable<Item>): AsyncGenerator<Item> {
  yield* items;
}

/** How a run went. */
export interface DutyRun {
  /** The number of items per outcome. */
  readonly tended: Readonly<Record<string, number>>;
  /** True when nothing was due; corresponds to a step that finds its work already done. */
  readonly reused: boolean;
}

/** Some items of a run failed; the others were handled. */
export class DutyIncomplete extends Error {
  override readonly name = 'DutyIncomplete';
}

/**
 * Runs a duty once. A failing item does not delay the others: it is logged, and the next run retries it.
 * @throws DutyIncomplete at the end of a run with a failed item, so that Lambda counts the run as an error.
 */
export const runDuty = async <Item>(duty: Duty<Item>): Promise<DutyRun> => {
  const { name: step, atOnce = 1 } = duty;
  const tended: Record<string, number> = {};
  let items = 0;
  const handle = async (item: Item): Promise<void> => {
    items += 1;
    const outcome = await duty.tend(item).catch((error: unknown) => {
      log.warn({ step, ...duty.about(item), msg: 'The next run tries this again', err: error });
      return 'failed';
    });
    tended[outcome] = (tended[outcome] ?? 0) + 1;
  };
  const due = eachOf(duty.due());
  try {
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        for await (const item of due) await handle(item);
      }),
    );
  } finally {
    await duty.close?.();
  }
  const counts = (await duty.counts?.(tended)) ?? {};
  const isIdle = items === 0;
  if (!isIdle || Object.keys(counts).length > 0) log.info({ step, tended, ...counts, ...measured(counts) });
  if (tended['failed'] !== undefined) throw new DutyIncomplete(`${tended['failed']} of ${items} failed`);
  return { tended, reused: isIdle };
};
