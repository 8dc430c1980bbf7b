import type { routes } from '#contract/routes.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import type { Runs } from '#functions/domain/series/ports.ts';
import type { Stories } from '#functions/domain/story/ports.ts';
import { refuseUnfinished, videoOf } from '#functions/domain/storyboard/film-storyboard.ts';
import type { Storyboards } from '#functions/domain/storyboard/ports.ts';
import type { Uploads } from '#functions/domain/uploads/ports.ts';
import type { KeyedHandle } from '#functions/runtime/http/request-context.ts';
import {
  followStoryboardVideo,
  runOfStoryboard,
} from '#functions/services/series/filming/follow-storyboard-video.ts';
import { namedUploads } from '#functions/services/uploads/named-uploads.ts';
import { type BeginPorts, beginVideo } from '#functions/services/videos/begin-video.ts';
import { seenVideo } from '#functions/services/videos/seen-video.ts';
import { completedChoice, type VideoDefaultPorts } from '#functions/services/videos/video-defaults.ts';

interface Ports extends BeginPorts, VideoDefaultPorts {
  readonly storyboards: Lazy<Storyboards>;
  readonly uploads: Lazy<Uploads>;
  readonly stories: Lazy<Stories>;
  readonly runs: Lazy<Runs>;
}

/** How many concurrent saves of the storyboard are tolerated while its video is being started. */
const ROUNDS = 5;

/**
 * Makes a video from a storyboard, but only once: repeated requests return the same video. If the storyboard has
 * already been painted, this costs nothing extra.
 */
export const filmStoryboard = ({
  storyboards,
  uploads,
  stories,
  runs,
  ...ports
}: Ports): KeyedHandle<typeof routes.filmStoryboard> => ({
  repeat: async (userId, videoId, now) => ({ reply: await seenVideo(ports, userId, videoId, now) }),
  handle: async ({ params }, context) => {
    const { userId, now, claim } = context;
    for (let round = 1; round <= ROUNDS; round += 1) {
      const storyboard = await storyboards().find(userId, params.id);
      if (storyboard === undefined) throw new Refusal('not_found');
      if (storyboard.videoId !== undefined)
        return { reply: await seenVideo(ports, userId, storyboard.videoId, now) };
      refuseUnfinished(storyboard);
      const named = await namedUploads(uploads, storyboard);
      const { aiLine, captionStyle, look } = storyboard;
      const choice = await completedChoice(ports, userId, { aiLine, captionStyle, look });
      const run = await runOfStoryboard({ stories, runs }, storyboard);
      const video = { ...videoOf(storyboard, choice, named, now), run: run?.id, mostLike: run?.mostLike };
      const begun = await beginVideo(ports, context, video, (draft, limits) =>
        storyboards().film(storyboard, draft, { claim, now, limits }),
      );
      if (begun === undefined) continue;
      if (run !== undefined) await followStoryboardVideo({ runs }, run, video.id, now);
      return begun;
    }
    throw new Refusal('conflict');
  },
});
