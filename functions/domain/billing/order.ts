import { z } from 'zod';
import { PlanId } from '#functions/domain/plans/plans.ts';

/** A user’s order for a plan. We generate its id ourselves, so it may appear in page URLs. */
export const Order = z.object({
  id: z.string(),
  ownerId: z.string(),
  /** `checkout`: a first purchase on the provider's page. `change`: a change to the current plan. */
  kind: z.enum(['checkout', 'change']),
  plan: PlanId,
  cents: z.int().min(0),
  checkoutId: z.string().optional(),
  /** The invoice for a change; absent when the change costs nothing. */
  invoiceId: z.string().optional(),
  createdAt: z.iso.datetime(),
});
export type Order = z.infer<typeof Order>;
