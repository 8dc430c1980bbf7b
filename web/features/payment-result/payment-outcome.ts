import type { CheckoutStatus } from '#contract/schemas/payments.ts';
import { formatMoney } from '#web/lib/format.ts';

/** The states of a payment on the result page. */
export type PaymentState =
  | { readonly kind: 'verifying' }
  /** The card could not be charged, so its holder must pay on the provider's page. */
  | { readonly kind: 'asked'; readonly amount: string; readonly payUrl: string }
  | { readonly kind: 'success'; readonly plan: string; readonly amount: string }
  | { readonly kind: 'expired' }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'error'; readonly message: string };

export const NO_SESSION = 'No payment session found';
export const NOT_VERIFIED = 'Failed to verify payment status. Please contact support.';
const SOMETHING_WRONG = 'Something went wrong with your payment.';

/** The state for a status response; `verifying` means that we should poll again. */
export const stateOf = (status: CheckoutStatus): PaymentState => {
  if (status.payment_status === 'paid')
    return {
      kind: 'success',
      plan: status.plan_name,
      amount: formatMoney(status.amount_total, status.currency),
    };
  switch (status.status) {
    case 'expired':
      return { kind: 'expired' };
    case 'cancelled':
      return { kind: 'cancelled' };
    default:
      return status.pay_url === undefined
        ? { kind: 'verifying' }
        : {
            kind: 'asked',
            amount: formatMoney(status.amount_total, status.currency),
            payUrl: status.pay_url,
          };
  }
};

/** The message for a payment that was not completed. */
export const messageOf = (state: PaymentState): string => {
  switch (state.kind) {
    case 'expired':
      return 'Payment session expired. Please try again.';
    case 'cancelled':
      return 'Payment was cancelled.';
    case 'timeout':
      return 'Payment verification timed out. Please contact support.';
    case 'error':
      return state.message;
    case 'verifying':
    case 'asked':
    case 'success':
      return SOMETHING_WRONG;
  }
};
