import type { Storyboard as WireStoryboard } from '#contract/schemas/storyboards/storyboards.ts';
import { sceneThumbnail } from '#functions/domain/media/film-keys.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import type { Storyboard } from '#functions/domain/storyboard/storyboard.ts';
import { toWireStoryboard } from '#functions/domain/storyboard/wire-storyboard.ts';
import type { Videos } from '#functions/domain/video/ports.ts';
import { shownScenes } from '#functions/domain/video/scene-edit.ts';
import { isKept, mayOwnerWatch } from '#functions/domain/video/shown/who-may-watch.ts';
import { toWireVideo } from '#functions/domain/video/shown/wire-video.ts';
import type { Video } from '#functions/domain/video/video.ts';
import { lateProblem } from '#functions/services/videos/edit-scene.ts';
import { updateCost } from '#functions/services/videos/updates/update-cost.ts';
import { updateProblem } from '#functions/services/videos/updates/update-problem.ts';
import { sceneIdOf } from '#functions/services/videos/updates/updated-version.ts';

/** The pictures of a film's scenes, by the names that its storyboard has for them. */
const filmedPictures = (video: Video): ReadonlyMap<string, string> => {
  const { film } = video;
  if (film?.sceneStarts === undefined || !mayOwnerWatch(video)) return new Map();
  return new Map(
    shownScenes(video).map((scene, index) => [sceneIdOf(scene, index), `/${sceneThumbnail(film, index)}`]),
  );
};

/** A storyboard as its owner's browser receives it, with its video and what updating that would cost, where there is one. */
export const shownStoryboard = async (
  videos: Lazy<Videos>,
  storyboard: Storyboard,
  now: Date,
): Promise<WireStoryboard> => {
  const { ownerId, videoId } = storyboard;
  const { problem: unmade, ...shown } = toWireStoryboard(storyboard);
  const video = videoId === undefined ? undefined : await videos().find(ownerId, videoId);
  if (video === undefined || !isKept(video))
    return { ...shown, ...(unmade === undefined ? {} : { problem: unmade }) };
  const problem = lateProblem(video, now) ?? updateProblem(storyboard, video);
  const update = updateCost(video, storyboard);
  const filmed = filmedPictures(video);
  return {
    ...shown,
    scenes: shown.scenes.map((scene) => {
      // The update paints another picture.
      if (update?.painted.includes(scene.id) === true) return { ...scene, still: undefined };
      const picture = filmed.get(scene.id);
      return picture === undefined ? scene : { ...scene, filmed: picture };
    }),
    video: toWireVideo(video, now),
    ...(problem === undefined ? {} : { problem }),
    ...(update === undefined ? {} : { update }),
  };
};
