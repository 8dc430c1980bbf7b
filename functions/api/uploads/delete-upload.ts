import type { routes } from '#contract/routes.ts';
import type { Media } from '#functions/domain/media/ports.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import type { Uploads, UploadUses } from '#functions/domain/uploads/ports.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';
import { eraseUpload } from '#functions/services/uploads/erase-upload.ts';

interface Ports {
  readonly uploads: Lazy<Uploads>;
  readonly uploadUses: Lazy<UploadUses>;
  readonly media: Lazy<Media>;
}

const NEEDED = {
  storyboard: 'A storyboard uses this file. Take it out there, or discard the storyboard, then delete it.',
  video: 'A video that is being made uses this file. Delete it once the video is finished.',
} as const;

/** Deletes a file for good, unless it is still needed. Finished videos keep their own copy of it. */
export const deleteUpload =
  ({ uploads, uploadUses, media }: Ports): Handle<typeof routes.deleteUpload> =>
  async ({ params }, { userId }) => {
    const upload = await uploads().find(userId, params.id);
    if (upload === undefined) throw new Refusal('not_found');
    const needed = await uploadUses().neededBy(userId, upload.id);
    if (needed !== undefined) throw new Refusal('in_use', NEEDED[needed]);
    if (!(await uploads().remove(upload))) throw new Refusal('conflict');
    await eraseUpload(media(), upload);
    return { reply: { ok: true } };
  };
