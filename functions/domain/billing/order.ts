import { z } from 'zod';
import { PlanId } from '#functions/domain/plans/plans.ts';

/** Somebody's wish for a plan, under an id of ours that pages may carry in their address. */
export const Order = z.object({
  id: z.string(),
  ownerId: z.string(),
  /** `checkout`: a first purchase on the provider's page. `change`: of the plan they have. */
  kind: z.enum(['checkout', 'change']),
  plan: PlanId,
  cents: z.int().min(0),
  checkoutId: z.string().optional(),
  /** The invoice of a change; a change that costs nothing has none. */
  invoiceId: z.string().optional(),
  createdAt: z.iso.datetime(),
});
export type Order = z.infer<typeof Order>;
