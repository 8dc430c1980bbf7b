import type { routes } from '#contract/routes.ts';
import type { Media } from '#functions/domain/media/ports.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import type { Uploads } from '#functions/domain/uploads/ports.ts';
import { toWireUpload } from '#functions/domain/uploads/upload.ts';
import { sourceKey } from '#functions/domain/uploads/upload-keys.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';
import { type CheckPorts, checkWork } from '#functions/services/work/check-work.ts';
import { queueWork } from '#functions/services/work/give-work.ts';

interface Ports extends CheckPorts {
  readonly uploads: Lazy<Uploads>;
  readonly media: Lazy<Media>;
}

/**
 * Queues an uploaded file for its check; repeating the request changes nothing. If queueing fails here, PruneUploads
 * queues the check later.
 */
export const checkUpload =
  ({ media, ...ports }: Ports): Handle<typeof routes.checkUpload> =>
  async ({ params }, { userId, now }) => {
    const { uploads } = ports;
    const upload = await uploads().find(userId, params.id);
    if (upload === undefined) throw new Refusal('not_found');
    if (upload.status !== 'uploading') return { reply: toWireUpload(upload) };
    if (!(await media().exists(sourceKey(upload))))
      throw new Refusal('not_ready', 'The file hasn’t arrived. Upload it again.');
    if (!(await uploads().beginCheck(upload, now))) throw new Refusal('conflict');
    const answer = { reply: toWireUpload({ ...upload, status: 'checking' }) };
    try {
      await queueWork(checkWork(ports), { ownerId: userId, name: upload.id }, now);
      return answer;
    } catch (trouble) {
      return { ...answer, trouble };
    }
  };
