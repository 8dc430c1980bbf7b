import type { routes } from '#contract/routes.ts';
import type { Media } from '#functions/domain/media/ports.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import type { UploadChecker, Uploads } from '#functions/domain/uploads/ports.ts';
import { toWireUpload } from '#functions/domain/uploads/upload.ts';
import { sourceKey } from '#functions/domain/uploads/upload-keys.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';

interface Ports {
  readonly uploads: Lazy<Uploads>;
  readonly media: Lazy<Media>;
  readonly uploadChecker: Lazy<UploadChecker>;
}

/** Has a file checked that has arrived; asking again changes nothing. PruneUploads starts a check that did not start here. */
export const checkUpload =
  ({ uploads, media, uploadChecker }: Ports): Handle<typeof routes.checkUpload> =>
  async ({ params }, { userId, now }) => {
    const upload = await uploads().find(userId, params.id);
    if (upload === undefined) throw new Refusal('not_found');
    if (upload.status !== 'uploading') return { reply: toWireUpload(upload) };
    if (!(await media().exists(sourceKey(upload))))
      throw new Refusal('not_ready', 'The file hasn’t arrived. Upload it again.');
    if (!(await uploads().beginCheck(upload, now))) throw new Refusal('conflict');
    const answer = { reply: toWireUpload({ ...upload, status: 'checking' }) };
    try {
      await uploadChecker().start(upload);
      await uploads().markStarted(upload, now);
      return answer;
    } catch (trouble) {
      return { ...answer, trouble };
    }
  };
