import { DUTIES } from '#infra/workflow-functions.ts';

const EVERY_MS = 30_000;
/** The scheduled event that EventBridge sends, with the fields that functions read. */
const EVENT = { 'detail-type': 'Scheduled Event', source: 'aws.events', detail: {} };

interface DutyOptions {
  /** The time between two runs, in milliseconds. */
  readonly everyMs?: number | undefined;
  /** Whether a film is being made. */
  readonly isFilming: () => boolean;
}

/** Runs all scheduled duties on one timer. */
export class Duties {
  readonly #invoke: (name: string, event: unknown) => Promise<unknown>;
  readonly #timer: NodeJS.Timeout;
  readonly #isFilming: () => boolean;
  #isSpeaking = false;

  constructor(
    invoke: (name: string, event: unknown) => Promise<unknown>,
    { everyMs = EVERY_MS, isFilming }: DutyOptions,
  ) {
    this.#invoke = invoke;
    this.#isFilming = isFilming;
    this.#timer = setInterval(() => void this.run(), everyMs).unref();
  }

  /**
   * Runs each duty once, one after the other. Starts those that synthesize speech last and doesn’t wait for them,
   * because they only get the time that the cores are idle; while a film is being made, they wait for a later run. If a
   * duty fails, its error is logged and the others still run.
   */
  async run(): Promise<void> {
    for (const { name, speaks } of DUTIES) if (!speaks) await this.#invoke(name, EVENT).catch(() => {});
    if (!this.#isSpeaking && !this.#isFilming()) void this.#speak();
  }

  /** Goes on while later runs do the other duties. */
  async #speak(): Promise<void> {
    this.#isSpeaking = true;
    for (const { name, speaks } of DUTIES) if (speaks) await this.#invoke(name, EVENT).catch(() => {});
    this.#isSpeaking = false;
  }

  close(): void {
    clearInterval(this.#timer);
  }
}
