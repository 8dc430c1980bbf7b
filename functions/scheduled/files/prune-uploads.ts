import type { Media } from '#functions/domain/media/ports.ts';
import type { Clock, Lazy } from '#functions/domain/request/ports.ts';
import type { OverPermit, Uploads } from '#functions/domain/uploads/ports.ts';
import {
  hasWaitedTooLong,
  isCheckOver,
  isOpen,
  type Upload,
  type UploadJob,
} from '#functions/domain/uploads/upload.ts';
import { arrivalPrefix } from '#functions/domain/uploads/upload-keys.ts';
import { endCheck } from '#functions/services/uploads/end-check.ts';
import { eraseUpload } from '#functions/services/uploads/erase-upload.ts';
import { type CheckPorts, checkWork } from '#functions/services/work/check-work.ts';
import { tendWork } from '#functions/services/work/give-work.ts';

interface Ports extends CheckPorts {
  readonly uploads: Lazy<Uploads>;
  readonly media: Lazy<Media>;
  readonly now: Clock;
}

type Outcome = 'removed' | 'queued' | 'started' | 'ended' | 'erased' | 'left';

const workOf = ({ ownerId, id }: UploadJob) => ({ ownerId, name: id });

/**
 * Removes uploads that stopped half-way, starts checks that never started, ends checks whose execution was lost, and
 * erases files that arrived after their upload had been checked or deleted.
 */
export const pruneUploads = ({ media, now, ...ports }: Ports) => {
  const { uploads, checks } = ports;
  const end = async (upload: Upload): Promise<'ended'> => {
    await endCheck({ uploads: uploads(), media: media(), checks: checks() }, upload, now());
    return 'ended';
  };
  const tendPermit = async (permit: OverPermit): Promise<'erased' | 'left'> => {
    const upload = await uploads().find(permit.ownerId, permit.id);
    if (upload !== undefined && isOpen(upload)) return 'left';
    // The upload was deleted while it was being checked; the check’s execution holds a slot until it ends.
    const isChecked = (await checks().stateOf(workOf(permit))) === 'running';
    if (isChecked && !isCheckOver(permit.overAt, now())) return 'left';
    await checks().leave(workOf(permit), now());
    await media().eraseAll(arrivalPrefix(permit));
    await uploads().forgetPermit(permit);
    return 'erased';
  };
  return {
    name: 'PruneUploads',
    due: async function* (): AsyncGenerator<Upload | OverPermit> {
      yield* uploads().due(now());
      yield* uploads().overPermits(now());
    },
    about: ({ ownerId, id }: UploadJob) => ({ userId: ownerId, uploadId: id }),
    tend: async (upload: Upload | OverPermit): Promise<Outcome> => {
      if (!('status' in upload)) return tendPermit(upload);
      if (upload.status === 'uploading') {
        if (!(await uploads().remove(upload))) return 'left';
        await eraseUpload(media(), upload);
        return 'removed';
      }
      if (upload.checkStarted === true || hasWaitedTooLong(upload, now())) return end(upload);
      return tendWork(checkWork(ports), workOf(upload), now());
    },
  };
};
