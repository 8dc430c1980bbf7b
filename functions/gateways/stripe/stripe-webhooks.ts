import Stripe from 'stripe';

const TIMEOUT_MS = 10_000;

/** The events that Stripe sends us; ReconcilePayments finds other changes hours later. */
export const WEBHOOK_EVENTS = [
  'checkout.session.completed',
  'checkout.session.expired',
  'invoice.paid',
  'invoice.payment_failed',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.closed',
] as const;

export interface Webhook {
  readonly url: string;
  readonly isEnabled: boolean;
  readonly events: readonly string[];
}

/** The webhooks of a Stripe account; `rejected` when the key is invalid. */
export type ListWebhooks = (secretKey: string) => Promise<readonly Webhook[] | 'rejected'>;

export const listWebhooks: ListWebhooks = async (secretKey) => {
  try {
    const stripe = new Stripe(secretKey, { timeout: TIMEOUT_MS, maxNetworkRetries: 1, telemetry: false });
    const { data } = await stripe.webhookEndpoints.list({ limit: 100 });
    return data.map(({ url, status, enabled_events: events }) => ({
      url,
      isEnabled: status === 'enabled',
      events,
    }));
  } catch (error) {
    if (error instanceof Stripe.errors.StripeAuthenticationError) return 'rejected';
    throw error;
  }
};
