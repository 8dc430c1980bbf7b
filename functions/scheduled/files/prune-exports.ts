import { type Export, isLost } from '#functions/domain/export/export.ts';
import type { Exports } from '#functions/domain/export/ports.ts';
import { exportsPrefix } from '#functions/domain/media/media-keys.ts';
import type { Media } from '#functions/domain/media/ports.ts';
import type { Clock, Lazy } from '#functions/domain/request/ports.ts';
import { tendWork } from '#functions/services/work/give-work.ts';
import { type PackPorts, packWork } from '#functions/services/work/pack-work.ts';

interface Ports extends PackPorts {
  readonly exports: Lazy<Exports>;
  readonly media: Lazy<Media>;
  readonly now: Clock;
}

/** Deletes day-old archives, starts exports that never started, and ends exports whose execution was lost. */
export const pruneExports = ({ media, now, ...ports }: Ports) => ({
  name: 'PruneExports',
  due: () => ports.exports().due(now()),
  about: ({ ownerId, id }: Export) => ({ userId: ownerId, exportId: id }),
  tend: async (made: Export): Promise<'deleted' | 'queued' | 'started' | 'left' | 'failed'> => {
    const { exports, packs } = ports;
    const work = { ownerId: made.ownerId, name: made.id };
    if (made.status !== 'packing') {
      await media().eraseAll(exportsPrefix(made.mediaFolder));
      await packs().leave(work, now());
      await exports().expire(made);
      return 'deleted';
    }
    if (!isLost(made, now())) return tendWork(packWork(ports), work, now());
    await exports().fail(made);
    await packs().leave(work, now());
    return 'failed';
  },
});
