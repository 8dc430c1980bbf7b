import type { Media } from '#functions/domain/media/ports.ts';
import type { Clock, Lazy } from '#functions/domain/request/ports.ts';
import type { UploadChecker, Uploads } from '#functions/domain/uploads/ports.ts';
import type { Upload } from '#functions/domain/uploads/upload.ts';
import { endCheck } from '#functions/services/uploads/end-check.ts';
import { eraseUpload } from '#functions/services/uploads/erase-upload.ts';

interface Ports {
  readonly uploads: Lazy<Uploads>;
  readonly media: Lazy<Media>;
  readonly uploadChecker: Lazy<UploadChecker>;
  readonly now: Clock;
}

/** Removes uploads that stopped half-way, starts checks that never started, and ends those whose execution was lost. */
export const pruneUploads = ({ uploads, media, uploadChecker, now }: Ports) => ({
  name: 'PruneUploads',
  due: () => uploads().due(now()),
  about: ({ ownerId, id }: Upload) => ({ userId: ownerId, uploadId: id }),
  tend: async (upload: Upload): Promise<'removed' | 'started' | 'ended' | 'left'> => {
    if (upload.status === 'uploading') {
      if (!(await uploads().remove(upload))) return 'left';
      await eraseUpload(media(), upload);
      return 'removed';
    }
    if (upload.checkStarted === true) {
      await endCheck({ uploads: uploads(), media: media() }, upload, now());
      return 'ended';
    }
    await uploadChecker().start(upload);
    await uploads().markStarted(upload, now());
    return 'started';
  },
});
