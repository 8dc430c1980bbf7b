import type { Call } from './call.ts';
import { CUSTOMER_CALLS } from './customers.ts';
import { EVENT_CALLS } from './events.ts';
import { INVOICE_CALLS } from './invoices.ts';
import { PAYMENT_CALLS } from './payments.ts';
import { PRICE_CALLS } from './prices.ts';
import { SESSION_CALLS } from './sessions.ts';
import { SUBSCRIPTION_CALLS } from './subscriptions.ts';

const CALLS: readonly Call[] = [
  ...CUSTOMER_CALLS,
  ...PRICE_CALLS,
  ...SESSION_CALLS,
  ...SUBSCRIPTION_CALLS,
  ...INVOICE_CALLS,
  ...PAYMENT_CALLS,
  ...EVENT_CALLS,
];

/** Finds the call for a method and path, and the value of `:id`. */
export function findCall(method: string, path: string): { call: Call; id: string } | undefined {
  const parts = path.split('/');
  for (const call of CALLS) {
    const pattern = call.path.split('/');
    if (call.method !== method || pattern.length !== parts.length) continue;
    if (pattern.every((part, index) => part === ':id' || part === parts[index]))
      return { call, id: decodeURIComponent(parts[pattern.indexOf(':id')] ?? '') };
  }
  return undefined;
}
