import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import type { Work } from './work.ts';

const ANSWER_LIMIT_MS = 20_000;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 30_000;
const MAX_ATTEMPTS = 60;
/** How long to collect events before sending them out of order. */
const SHUFFLE_MS = 300;

export const DeliveryOrders = z.strictObject({
  /** How many more times to send each event after it has been accepted. */
  duplicate: z.int().min(0).max(20).optional(),
  /** Sends events in reverse order if they occur close together. */
  shuffle: z.boolean().optional(),
  /** Holds back all events until they are released. */
  hold: z.boolean().optional(),
  /** Sends the waiting events now, even while all others are held back. */
  release: z.literal(true).optional(),
  /** Sends the event with this id once more. */
  resend: z.string().optional(),
});
export type DeliveryOrders = z.infer<typeof DeliveryOrders>;

/** The `Stripe-Signature` header for a payload sent at `seconds`. */
export const signatureOf = (payload: string, secret: string, seconds: number): string =>
  `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${payload}`).digest('hex')}`;

/** Sends each event to the site, signed, until the site accepts it. */
export class Webhooks {
  #orders = { duplicate: 0, shuffle: false, hold: false };
  readonly #work: Work;
  readonly #url: string;
  readonly #secret: string;
  readonly #busy = new Set<string>();
  readonly #released = new Set<string>();
  readonly #notBefore = new Map<string, number>();
  #timer: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(work: Work, url: string, secret: string) {
    this.#work = work;
    this.#url = url;
    this.#secret = secret;
  }

  order(orders: DeliveryOrders): boolean {
    const { records } = this.#work.model;
    const { duplicate, shuffle, hold } = this.#orders;
    const { release, resend } = orders;
    this.#orders = {
      duplicate: orders.duplicate ?? duplicate,
      shuffle: orders.shuffle ?? shuffle,
      hold: orders.hold ?? hold,
    };
    const event = resend === undefined ? undefined : records.find('events', resend);
    if (resend !== undefined && !event) return false;
    if (event)
      this.#work.run(() => records.put('deliveries', { id: event.id, created: event.created, attempts: 0 }));
    if (release) for (const { id } of records.all('deliveries')) this.#released.add(id);
    this.wake();
    return true;
  }

  reset(): void {
    this.order({ duplicate: 0, shuffle: false, hold: false });
  }

  get status() {
    const { records } = this.#work.model;
    const pending = records.all('deliveries').map(({ id, attempts }) => ({
      event: id,
      type: records.find('events', id)?.type,
      attempts,
    }));
    return { ...this.#orders, pending };
  }

  /** Sends the events that are due, and schedules the rest. */
  wake(): void {
    if (this.#closed) return;
    clearTimeout(this.#timer);
    const waiting = this.#work.model.records
      .all('deliveries')
      .filter(({ id }) => !this.#busy.has(id) && (!this.#orders.hold || this.#released.has(id)));
    const now = Date.now();
    const due = waiting.filter(({ id }) => (this.#notBefore.get(id) ?? 0) <= now).map(({ id }) => id);
    for (const id of due) this.#busy.add(id);
    void this.#sendAll(due, this.#orders.shuffle);
    const later = waiting.map(({ id }) => this.#notBefore.get(id) ?? 0).filter((at) => at > now);
    if (later.length > 0) this.#timer = setTimeout(() => this.wake(), Math.min(...later) - now).unref();
  }

  async #sendAll(ids: readonly string[], shuffle: boolean): Promise<void> {
    if (!shuffle) return void (await Promise.all(ids.map((id) => this.#deliver(id))));
    await sleep(SHUFFLE_MS);
    for (const id of ids.toReversed()) await this.#deliver(id);
  }

  async #deliver(id: string): Promise<void> {
    const accepted = await this.#send(id);
    const copies = accepted ? this.#orders.duplicate : 0;
    for (let copy = 0; copy < copies; copy += 1) await this.#send(id);
    if (this.#closed) return;
    const { records } = this.#work.model;
    const attempts = (records.find('deliveries', id)?.attempts ?? 0) + 1;
    const over = accepted || attempts >= MAX_ATTEMPTS;
    this.#work.runAlone(() => {
      if (over) records.remove('deliveries', id);
      else records.update('deliveries', id, { attempts });
    });
    if (over) this.#released.delete(id);
    const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** attempts);
    if (over) this.#notBefore.delete(id);
    else this.#notBefore.set(id, Date.now() + pause);
    this.#busy.delete(id);
    this.wake();
  }

  async #send(id: string): Promise<boolean> {
    const payload = this.#work.model.eventText(id);
    if (payload === undefined) return true;
    const seconds = Math.floor(Date.now() / 1000);
    try {
      const answer = await fetch(this.#url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
          'stripe-signature': signatureOf(payload, this.#secret, seconds),
        },
        body: payload,
        redirect: 'manual',
        signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
      });
      await answer.body?.cancel();
      return answer.ok;
    } catch {
      return false;
    }
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }
}
