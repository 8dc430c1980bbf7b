import type { routes } from '#contract/routes.ts';
import type { Reports } from '#functions/domain/operators/ports.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';
import { findShared, type SharedPorts } from './find-shared.ts';

interface Ports extends SharedPorts {
  readonly reports: Lazy<Reports>;
}

/** Passes a viewer's report to the operators. A report has no effect by itself; a person decides. */
export const reportVideo =
  ({ reports, ...ports }: Ports): Handle<typeof routes.reportVideo> =>
  async ({ params, body }, from) => {
    const { ownerId, id: videoId } = await findShared(ports, params.share_id, from);
    const report = { ...body, viewer: from.viewer };
    return { reply: { isNew: await reports().add({ ownerId, videoId }, report, from.now) } };
  };
