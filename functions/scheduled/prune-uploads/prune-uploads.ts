import type { Media } from '#functions/domain/media/ports.ts';
import type { Clock, Lazy } from '#functions/domain/request/ports.ts';
import type { UploadChecker, Uploads } from '#functions/domain/uploads/ports.ts';
import { isOpen, type Upload, type UploadJob } from '#functions/domain/uploads/upload.ts';
import { arrivalPrefix } from '#functions/domain/uploads/upload-keys.ts';
import { endCheck } from '#functions/services/uploads/end-check.ts';
import { eraseUpload } from '#functions/services/uploads/erase-upload.ts';

interface Ports {
  readonly uploads: Lazy<Uploads>;
  readonly media: Lazy<Media>;
  readonly uploadChecker: Lazy<UploadChecker>;
  readonly now: Clock;
}

/**
 * Removes uploads that stopped half-way, starts checks that never started, ends those whose execution was lost, and
 * erases what a form brought after its upload was checked or deleted.
 */
export const pruneUploads = ({ uploads, media, uploadChecker, now }: Ports) => {
  const tendForm = async (form: UploadJob): Promise<'erased' | 'left'> => {
    const upload = await uploads().find(form.ownerId, form.id);
    if (upload !== undefined && isOpen(upload)) return 'left';
    await media().eraseAll(arrivalPrefix(form));
    await uploads().forgetForm(form);
    return 'erased';
  };
  return {
    name: 'PruneUploads',
    due: async function* (): AsyncGenerator<Upload | UploadJob> {
      yield* uploads().due(now());
      yield* uploads().overForms(now());
    },
    about: ({ ownerId, id }: UploadJob) => ({ userId: ownerId, uploadId: id }),
    tend: async (
      upload: Upload | UploadJob,
    ): Promise<'removed' | 'started' | 'ended' | 'erased' | 'left'> => {
      if (!('status' in upload)) return tendForm(upload);
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
  };
};
