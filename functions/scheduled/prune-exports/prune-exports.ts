import { type Export, isLost } from '#functions/domain/export/export.ts';
import type { ExportStarter, Exports } from '#functions/domain/export/ports.ts';
import { exportPlaces } from '#functions/domain/media/media-keys.ts';
import type { Media } from '#functions/domain/media/ports.ts';
import type { Clock, Lazy } from '#functions/domain/request/ports.ts';

interface Ports {
  readonly exports: Lazy<Exports>;
  readonly exporter: Lazy<ExportStarter>;
  readonly media: Lazy<Media>;
  readonly now: Clock;
}

/** Deletes archives whose day is over, starts exports that never started, and ends those whose execution was lost. */
export const pruneExports = ({ exports, exporter, media, now }: Ports) => ({
  name: 'PruneExports',
  due: () => exports().due(now()),
  about: ({ ownerId, id }: Export) => ({ userId: ownerId, exportId: id }),
  tend: async (made: Export): Promise<'deleted' | 'started' | 'failed'> => {
    if (made.status !== 'packing') {
      for (const place of exportPlaces(made)) await media().eraseAll(place);
      await exports().expire(made);
      return 'deleted';
    }
    if (isLost(made, now())) {
      await exports().fail(made);
      return 'failed';
    }
    await exporter().start(made);
    await exports().markStarted(made);
    return 'started';
  },
});
