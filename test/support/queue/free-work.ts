import type { WorkQueue } from '#functions/domain/queue/ports.ts';
import type { PayPorts } from '#functions/services/work/work-purse.ts';

type Leaves = () => Pick<WorkQueue, 'leave'>;

/**
 * The purse that pays for work, and the queue that finished work leaves. Records payments, at one micro-dollar per
 * millisecond, and who has left the queue.
 */
export const freeWork = ({
  paid = [],
}: {
  readonly paid?: string[];
}): PayPorts & {
  readonly checks: Leaves;
  readonly packs: Leaves;
} => {
  const leaves: Leaves = () => ({
    leave: async ({ ownerId, name }) => void paid.push(`${ownerId} left: ${name}`),
  });
  return {
    budgets: () => ({ spend: async () => {} }),
    workSpending: () => ({
      spent: async () => 0,
      add: async (ownerId, kind, micro) => void paid.push(`${ownerId} ${kind} ${micro} ms`),
    }),
    subscriptions: () => ({ subscription: async () => 'free' }),
    workCost: (_, milliseconds) => milliseconds,
    checks: leaves,
    packs: leaves,
  };
};
