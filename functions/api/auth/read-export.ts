import type { routes } from '#contract/routes.ts';
import { toWireExport } from '#functions/domain/export/export.ts';
import type { Exports } from '#functions/domain/export/ports.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';

/** The progress of the latest export, and how many more links to its archive can be issued. */
export const readExport =
  ({ exports }: { readonly exports: Lazy<Exports> }): Handle<typeof routes.readExport> =>
  async (_, { userId, now }) => ({ reply: toWireExport(await exports().find(userId), now) });
