import * as z from 'zod/mini';
import type { Route } from '#contract/route.ts';
import { User } from '#contract/schemas/auth.ts';
import {
  BeginCheckout,
  Checkout,
  CheckoutStatus,
  OpenPortal,
  Plan,
  Portal,
  SubscriptionInfo,
} from '#contract/schemas/payments.ts';
import { Done, HOUR, MINUTE, PROVIDER_REFUSALS } from './parts.ts';

/** The rows of the route table under `/api/payments`. */
export const paymentsRoutes = {
  listPlans: {
    method: 'GET',
    path: '/api/payments/plans',
    access: 'public',
    handler: 'payments/list-plans',
    reply: z.array(Plan),
    refusals: [],
  },
  readSubscription: {
    method: 'GET',
    path: '/api/payments/subscription',
    access: 'session',
    handler: 'payments/read-subscription',
    reply: SubscriptionInfo,
    refusals: [],
  },
  beginCheckout: {
    method: 'POST',
    path: '/api/payments/checkout/session',
    access: 'session',
    whileSuspended: 'refused',
    handler: 'payments/begin-checkout',
    body: BeginCheckout,
    reply: Checkout,
    limit: { calls: 20, seconds: HOUR },
    refusals: ['account_suspended', 'conflict', 'in_progress', ...PROVIDER_REFUSALS],
  },
  readCheckout: {
    method: 'GET',
    path: '/api/payments/checkout/status/{session_id}',
    access: 'session',
    handler: 'payments/read-checkout',
    params: z.object({ session_id: z.string().check(z.maxLength(255)) }),
    reply: CheckoutStatus,
    // The payment page polls every five seconds while a slow bank decides.
    limit: { calls: 300, seconds: 10 * MINUTE },
    refusals: ['not_found', ...PROVIDER_REFUSALS],
  },
  paymentWebhook: {
    method: 'POST',
    path: '/api/payments/webhook',
    access: 'public',
    handler: 'payments/receive-webhook',
    raw: true,
    reply: Done,
    refusals: ['too_large', ...PROVIDER_REFUSALS],
  },
  startTrial: {
    method: 'POST',
    path: '/api/payments/trial',
    access: 'session',
    whileSuspended: 'refused',
    handler: 'payments/start-trial',
    body: z.unknown(),
    reply: User,
    refusals: ['account_suspended', 'conflict'],
  },
  openPortal: {
    method: 'POST',
    path: '/api/payments/portal',
    access: 'session',
    handler: 'payments/open-portal',
    body: OpenPortal,
    reply: Portal,
    limit: { calls: 20, seconds: HOUR },
    refusals: ['conflict', ...PROVIDER_REFUSALS],
  },
} as const satisfies Record<string, Route>;
