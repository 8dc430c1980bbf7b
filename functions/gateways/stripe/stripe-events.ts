import Stripe from 'stripe';
import { z } from 'zod';
import type { PaymentEvent } from '#functions/domain/billing/ports.ts';
import { idOf } from './stripe-client.ts';

const TOLERANCE_SECONDS = 300;

/** We only trust an event to identify the customer, and read everything else from Stripe again. */
const About = z.object({
  object: z.string(),
  id: z.string().optional(),
  customer: z.union([z.string(), z.object({ id: z.string() })]).nullish(),
  charge: z.string().nullish(),
  payment_intent: z.string().nullish(),
});

/** The customer an event is about; events about refunds and disputes only contain the charge. */
const customerOf = async (stripe: Stripe, object: unknown): Promise<string | undefined> => {
  const about = About.safeParse(object).data;
  if (about === undefined) return undefined;
  if (about.object === 'customer') return about.id;
  const named = idOf(about.customer);
  if (named !== undefined || typeof about.charge !== 'string') return named;
  return idOf((await stripe.charges.retrieve(about.charge)).customer);
};

const SIGNED_AT = /(?:^|,)t=(\d+)/u;

/** Whether a signature is dated in the future; the SDK only refuses signatures that are too old. */
const isAheadOfTime = (signature: string): boolean =>
  Number(SIGNED_AT.exec(signature)?.[1]) > Date.now() / 1000 + TOLERANCE_SECONDS;

/** The event in a request, if its signature is valid and fresh. */
export const readEvent = async (
  stripe: Stripe,
  webhookSecret: string,
  body: Uint8Array,
  signature: string,
): Promise<PaymentEvent | undefined> => {
  try {
    const event = stripe.webhooks.constructEvent(
      Buffer.from(body),
      signature,
      webhookSecret,
      TOLERANCE_SECONDS,
    );
    if (isAheadOfTime(signature)) return undefined;
    return { id: event.id, customerId: await customerOf(stripe, event.data.object) };
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError || error instanceof SyntaxError)
      return undefined;
    throw error;
  }
};
