import type { routes } from '#contract/routes.ts';
import { secondsToTomorrow, toWireExport } from '#functions/domain/export/export.ts';
import type { ExportStarter, Exports } from '#functions/domain/export/ports.ts';
import type { Lazy, NewId } from '#functions/domain/request/ports.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';

interface Ports {
  readonly exports: Lazy<Exports>;
  readonly exporter: Lazy<ExportStarter>;
  readonly newId: NewId;
}

/** Begins to pack everything in the account. PruneExports starts an execution that did not start here. */
export const requestExport =
  ({ exports, exporter, newId }: Ports): Handle<typeof routes.requestExport> =>
  async (_, { userId, now }) => {
    const begun = await exports().begin({ ownerId: userId, id: newId() }, now);
    switch (begun.kind) {
      case 'busy':
        throw new Refusal('in_progress', 'Your data is already being packed. You can download it here soon.');
      case 'too_many':
        throw new Refusal(
          'too_many_requests',
          'You’ve exported your data as often as possible today. Try again tomorrow.',
          { retryAfterSeconds: secondsToTomorrow(now) },
        );
      case 'begun': {
        const answer = { reply: toWireExport(begun.made, now) };
        try {
          await exporter().start(begun.made);
          await exports().markStarted(begun.made);
          return answer;
        } catch (trouble) {
          return { ...answer, trouble };
        }
      }
      default:
        return begun satisfies never;
    }
  };
