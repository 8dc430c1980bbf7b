import { z } from 'zod';
import { StripeFailure } from './stripe-error.ts';
import { DeliveryOrders, type Webhooks } from './webhooks.ts';
import type { Work } from './work.ts';

const MAX_YEARS_S = 5 * 366 * 24 * 60 * 60;

const Move = z.union([
  z.strictObject({ advance: z.int().min(0).max(MAX_YEARS_S) }),
  z.strictObject({ to: z.int() }),
]);
const NewDispute = z.strictObject({ payment_intent: z.string(), reason: z.string().optional() });
const Verdict = z.strictObject({ dispute: z.string(), status: z.enum(['won', 'lost']) });

export interface ControlAnswer {
  readonly status: number;
  readonly body: unknown;
}

const BAD: ControlAnswer = { status: 400, body: { error: 'This request is not understood.' } };

function moveClock({ model }: Work, body: unknown): ControlAnswer {
  const move = Move.safeParse(body).data;
  if (!move) return BAD;
  const seconds = 'advance' in move ? move.advance : move.to - model.now;
  if (seconds < 0 || seconds > MAX_YEARS_S) return BAD;
  model.advance(seconds);
  return { status: 200, body: { now: model.now } };
}

function decide({ model }: Work, body: unknown): ControlAnswer {
  const opened = NewDispute.safeParse(body).data;
  if (opened) return { status: 200, body: model.openDispute(opened.payment_intent, opened.reason) };
  const verdict = Verdict.safeParse(body).data;
  return verdict ? { status: 200, body: model.closeDispute(verdict.dispute, verdict.status) } : BAD;
}

/**
 * Endpoints for tests and tools beyond Stripe’s own API, all in JSON: `GET /__clock` → `{now}`, `POST /__clock
 * {advance: seconds}` or `{to: seconds since 1970}`; `POST /__disputes {payment_intent, reason?}` opens a dispute,
 * `{dispute, status: won | lost}` closes it; `GET /__webhooks` lists waiting events, `POST /__webhooks` takes
 * `DeliveryOrders`, `DELETE /__webhooks` cancels them.
 */
export function answerControl(
  work: Work,
  webhooks: Webhooks,
  call: string,
  body: unknown,
): ControlAnswer | undefined {
  try {
    switch (call) {
      case 'GET /__clock':
        return { status: 200, body: { now: work.model.now } };
      case 'POST /__clock':
        return work.do(() => moveClock(work, body));
      case 'POST /__disputes':
        return work.do(() => decide(work, body));
      case 'GET /__webhooks':
        return { status: 200, body: webhooks.status };
      case 'POST /__webhooks': {
        const orders = DeliveryOrders.safeParse(body).data;
        return orders && webhooks.order(orders) ? { status: 200, body: webhooks.status } : BAD;
      }
      case 'DELETE /__webhooks':
        webhooks.reset();
        return { status: 200, body: webhooks.status };
      default:
        return undefined;
    }
  } catch (error) {
    if (error instanceof StripeFailure) return { status: error.status, body: error.toBody() };
    throw error;
  }
}
