import { DELETED_KEPT_DAYS } from '#contract/catalogue.ts';
import type { routes } from '#contract/routes.ts';
import type { Media } from '#functions/domain/media/ports.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import type { Videos } from '#functions/domain/video/ports.ts';
import { isRestorable } from '#functions/domain/video/shown/recently-deleted.ts';
import { isKept } from '#functions/domain/video/shown/who-may-watch.ts';
import { toWireVideo } from '#functions/domain/video/shown/wire-video.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';
import { giveBackFiles } from '#functions/services/media/withhold-files.ts';

interface Ports {
  readonly videos: Lazy<Videos>;
  readonly media: Lazy<Media>;
}

const GONE = `We couldn’t find that among the videos you can restore. Deleted videos can be restored for ${DELETED_KEPT_DAYS} days.`;

/** Undoes a deletion: the video comes back with its files, link and figures. Repeating the call changes nothing. */
export const restoreVideo =
  ({ videos, media }: Ports): Handle<typeof routes.restoreVideo> =>
  async ({ params }, { userId, now }) => {
    const find = () => videos().find(userId, params.id);
    const video = await find();
    if (isRestorable(video, now))
      await giveBackFiles({ media: media(), videos: videos() }, video, async (deleted) =>
        isRestorable(deleted, now) ? videos().restore(deleted) : false,
      );
    const after = await find();
    if (!isKept(after)) throw new Refusal('not_found', GONE);
    return { reply: toWireVideo(after, now) };
  };
