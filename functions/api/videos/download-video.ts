import type { routes } from '#contract/routes.ts';
import type { Figures } from '#functions/domain/analytics/ports.ts';
import { downloadsRestSentence } from '#functions/domain/egress/egress-limit.ts';
import type { MediaAccess } from '#functions/domain/media/ports.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import { downloadName } from '#functions/domain/video/shown/download-name.ts';
import { isKept, mayOwnerWatch } from '#functions/domain/video/shown/who-may-watch.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';
import { accessMinutes, type RestPorts } from '#functions/services/media/access-minutes.ts';
import { checkPublishable, type PublishPorts } from '#functions/services/moderation/check-publishable.ts';

const MINUTE_MS = 60_000;

interface Ports extends RestPorts, PublishPorts {
  readonly figures: Lazy<Figures>;
  readonly mediaAccess: Lazy<MediaAccess>;
}

/**
 * A link that saves one file of a completed video under a name derived from the video’s title. Anyone can open it
 * until it expires.
 */
export const downloadVideo =
  ({ figures, mediaAccess, ...ports }: Ports): Handle<typeof routes.downloadVideo> =>
  async ({ body }, { userId, now }) => {
    const video = await ports.videos().find(userId, body.video_id);
    if (!isKept(video)) throw new Refusal('not_found');
    await checkPublishable(ports, video, 'downloads');
    if (!mayOwnerWatch(video)) throw new Refusal('not_ready');
    const file = video.film.files.find(
      ({ format, quality }) => format === body.format && quality === body.quality,
    );
    if (file === undefined)
      throw new Refusal('invalid', 'WebM is available in 720p only. Choose that, or MP4.');
    const minutes = await accessMinutes(ports, userId, now);
    if (minutes === 0) throw new Refusal('limit_reached', downloadsRestSentence(now));
    const filename = downloadName(video.title, file);
    const until = new Date(now.getTime() + minutes * MINUTE_MS);
    const [download_url] = await Promise.all([
      mediaAccess().downloadUrl(file.key, filename, until),
      figures().count({ ownerId: userId, videoId: video.id }, 'downloads', now),
    ]);
    return { reply: { download_url, filename } };
  };
