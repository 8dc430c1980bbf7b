import type { Payments } from '#functions/domain/billing/ports.ts';
import { env } from '#functions/env.ts';
import { payoutSeal as sealUnder } from '#functions/gateways/aws/keys/payout-seal.ts';
import { stripeClient, stripeWebhookSecret } from '#functions/gateways/stripe/stripe-client.ts';
import { stripePayments } from '#functions/gateways/stripe/stripe-payments.ts';
import { lazy } from './lazy.ts';

/** Undefined if the stage takes no payments. Until the payment keys are stored, every call is refused. */
export const payments = /* @__PURE__ */ lazy((): Payments | undefined => {
  const secretId = env.stripeSecretId();
  if (secretId === undefined) return undefined;
  return stripePayments(
    () => stripeClient(secretId, env.stripeBaseUrl()),
    () => stripeWebhookSecret(secretId),
  );
});

export const allowedOrigins = env.allowedOrigins;

/** Seals affiliates’ payout details. */
export const payoutSeal = /* @__PURE__ */ lazy(() => sealUnder(env.payoutSecretId()));
