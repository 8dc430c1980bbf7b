import type { Payments } from '#functions/domain/billing/ports.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';

/** The payment provider. On a stage without one, the request is refused. */
export const providerOf = (payments: Lazy<Payments | undefined>): Payments => {
  const provider = payments();
  if (provider === undefined) throw new Refusal('provider_unavailable');
  return provider;
};

const PROVIDER_CODES: readonly string[] = ['provider_unavailable', 'provider_timeout'];

/** Rewords the provider’s errors for the buyer; other refusals stay as they are. */
export const asCheckoutFailure = (error: unknown): unknown =>
  error instanceof Refusal && PROVIDER_CODES.includes(error.code)
    ? new Refusal(error.code, 'Failed to initialize payment. Please try again.', { cause: error })
    : error;
