import type { routes } from '#contract/routes.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import type { Storyboards } from '#functions/domain/storyboard/ports.ts';
import type { Videos } from '#functions/domain/video/ports.ts';
import { isKept } from '#functions/domain/video/shown/who-may-watch.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';
import { shownStoryboard } from '#functions/services/storyboards/shown-storyboard.ts';
import { storyboardOfVideo } from '#functions/services/storyboards/storyboard-of-video.ts';
import { refuseRestricted } from '#functions/services/videos/refuse-restricted.ts';

interface Ports {
  readonly videos: Lazy<Videos>;
  readonly storyboards: Lazy<Storyboards>;
}

/** Opens a finished video’s storyboard, or creates one if the video was made without a storyboard. */
export const openVideoStoryboard =
  ({ videos, storyboards }: Ports): Handle<typeof routes.openVideoStoryboard> =>
  async ({ params }, { userId, now }) => {
    const video = await videos().find(userId, params.id);
    if (!isKept(video)) throw new Refusal('not_found');
    refuseRestricted(video);
    if (video.status !== 'completed') throw new Refusal('not_ready');
    const known = await storyboards().find(userId, video.id);
    const storyboard = known ?? (await storyboards().keep(storyboardOfVideo(video, now)));
    return { reply: await shownStoryboard(videos, storyboard, now) };
  };
