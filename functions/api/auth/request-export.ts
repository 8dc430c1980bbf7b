import type { routes } from '#contract/routes.ts';
import { secondsToTomorrow, toWireExport } from '#functions/domain/export/export.ts';
import type { Exports } from '#functions/domain/export/ports.ts';
import { tierOf } from '#functions/domain/plans/tiers.ts';
import type { Lazy, NewId } from '#functions/domain/request/ports.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';
import { queueWork } from '#functions/services/work/give-work.ts';
import { type PackPorts, packWork } from '#functions/services/work/pack-work.ts';
import { refuseUnpayable, type WorkPursePorts } from '#functions/services/work/work-purse.ts';

interface Ports extends WorkPursePorts, Omit<PackPorts, 'budgets' | 'budget'> {
  readonly exports: Lazy<Exports>;
  readonly newId: NewId;
}

/** Queues an export of everything in the account. If queueing fails here, PruneExports queues the export later. */
export const requestExport =
  ({ newId, workSpending, ...ports }: Ports): Handle<typeof routes.requestExport> =>
  async (_, { userId, now }) => {
    const { exports, subscriptions } = ports;
    const tier = tierOf(await subscriptions().subscription(userId, now));
    await refuseUnpayable({ ...ports, workSpending }, 'packs', { ownerId: userId, tier }, now);
    const begun = await exports().begin({ ownerId: userId, id: newId() }, now);
    switch (begun.kind) {
      case 'busy':
        throw new Refusal('in_progress', 'Your data is already being packed. You can download it here soon.');
      case 'too_many':
        throw new Refusal(
          'too_many_requests',
          'You’ve reached today’s limit of exports. Try again tomorrow.',
          { retryAfterSeconds: secondsToTomorrow(now) },
        );
      case 'begun': {
        const answer = { reply: toWireExport(begun.made, now) };
        try {
          await queueWork(packWork(ports), { ownerId: userId, name: begun.made.id }, now);
          return answer;
        } catch (trouble) {
          return { ...answer, trouble };
        }
      }
      default:
        return begun satisfies never;
    }
  };
