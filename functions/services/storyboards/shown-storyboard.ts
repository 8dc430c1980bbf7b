import type { StoryboardUpdate } from '#contract/schemas/storyboard-update.ts';
import type {
  StoryboardScene as WireScene,
  Storyboard as WireStoryboard,
} from '#contract/schemas/storyboards.ts';
import { sceneStill, sceneThumbnail } from '#functions/domain/media/film-keys.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import { partOf } from '#functions/domain/storyboard/film-storyboard.ts';
import type { Storyboard } from '#functions/domain/storyboard/storyboard.ts';
import { toWireStoryboard } from '#functions/domain/storyboard/wire-storyboard.ts';
import {
  changedScenes,
  isChanged,
  paintedScenes,
  updateCredits,
} from '#functions/domain/video/changed-scenes.ts';
import type { Videos } from '#functions/domain/video/ports.ts';
import { isKept, isWithheld, mayOwnerWatch } from '#functions/domain/video/shown/who-may-watch.ts';
import { toWireVideo } from '#functions/domain/video/shown/wire-video.ts';
import type { Video } from '#functions/domain/video/video.ts';
import { shownScenes } from '#functions/domain/video/video-edit.ts';
import { lateProblem } from '#functions/services/videos/update-video.ts';
import { updateProblem } from '#functions/services/videos/updates/update-problem.ts';
import {
  isPaintedAs,
  type OwnFiles,
  sceneIdOf,
  updatedVersion,
  writtenOut,
} from '#functions/services/videos/updates/updated-version.ts';

/**
 * Placeholder details of the creator’s own files, which suffice to detect changes; the update itself checks that the
 * files exist.
 */
const NAMED: OwnFiles = {
  media: ({ media }) =>
    media && {
      uploadId: media.uploadId,
      kind: 'picture',
      key: '',
      ...partOf(media),
    },
  music: (music) => (music === undefined || 'trackId' in music ? music : { ...music, key: '' }),
};

/**
 * What would be filmed again if a video were updated from its storyboard, and the cost of that; undefined if nothing
 * changed.
 */
const updateCost = (video: Video, storyboard: Storyboard): StoryboardUpdate | undefined => {
  if (video.status !== 'completed' || video.edit !== undefined) return undefined;
  const [before, after] = [writtenOut(video), updatedVersion(video, storyboard, NAMED)];
  if (!isChanged(before, after)) return undefined;
  const changed = changedScenes(before, after);
  const idsOf = (indexes: readonly number[]): string[] =>
    indexes.flatMap((index) => after.scenes[index]?.id ?? []);
  return {
    scenes: changed.length,
    credits: updateCredits(changed),
    filmed: idsOf(changed),
    painted: idsOf(paintedScenes(after, changed)),
  };
};

/**
 * What each scene of a storyboard looks like in the finished video. `painted`: the scenes whose pictures an update
 * would repaint.
 */
const filmedScenes = (
  video: Video,
  storyboard: Storyboard,
  painted: readonly string[],
): ReadonlyMap<string, Partial<WireScene>> => {
  const { film } = video;
  if (film === undefined || !mayOwnerWatch(video)) return new Map();
  const filmed = shownScenes(video).map((scene, index) => ({ id: sceneIdOf(scene, index), scene, index }));
  const looks = storyboard.scenes.map((draft): [string, Partial<WireScene>] => {
    // Left out, because the update will paint another picture.
    if (painted.includes(draft.id)) return [draft.id, { still: undefined }];
    const found = filmed.find(({ id }) => id === draft.id);
    if (found === undefined || found.scene.media?.uploadId !== draft.media?.uploadId) return [draft.id, {}];
    const { scene, index } = found;
    const own = storyboard.pictures[draft.id]?.still;
    const isPainted = own !== undefined && isPaintedAs(draft, own);
    const path = `/${sceneStill(film, index)}`;
    const hasStill = !isPainted && draft.media === undefined && film.stills.includes(index);
    return [
      draft.id,
      {
        filmed: `/${sceneThumbnail(film, index)}`,
        ...(hasStill && { still: { path, take: scene.take ?? 1 } }),
      },
    ];
  });
  return new Map(looks);
};

/**
 * Leaves out anything that the browser can’t open: pictures and recordings of a video that was deleted or taken down.
 */
const withoutFiles = (scene: WireScene): WireScene => {
  const { still: _, recording: __, ...kept } = scene;
  return kept;
};

/** For each scene of a video, the number that selects its move, if that differs from the scene’s position. */
const seatsOf = (video: Video): ReadonlyMap<string, Partial<WireScene>> =>
  new Map(
    shownScenes(video).map((scene, index) => [
      sceneIdOf(scene, index),
      scene.seat === undefined ? {} : { seat: scene.seat },
    ]),
  );

/** A storyboard as sent to its owner's browser, with its video and the cost of updating it, if any. */
export const shownStoryboard = async (
  videos: Lazy<Videos>,
  storyboard: Storyboard,
  now: Date,
): Promise<WireStoryboard> => {
  const { ownerId, videoId } = storyboard;
  const { problem: unmade, ...wire } = toWireStoryboard(storyboard);
  const video = videoId === undefined ? undefined : await videos().find(ownerId, videoId);
  const isOpen = videoId === undefined || !isWithheld(video, 'stills');
  const shown = isOpen ? wire : { ...wire, scenes: wire.scenes.map(withoutFiles) };
  if (video === undefined || !isKept(video))
    return { ...shown, ...(unmade === undefined ? {} : { problem: unmade }) };
  const problem = lateProblem(video, now) ?? updateProblem(storyboard, video);
  const update = updateCost(video, storyboard);
  const filmed = filmedScenes(video, storyboard, update?.painted ?? []);
  const seats = seatsOf(video);
  return {
    ...shown,
    scenes: shown.scenes.map((scene) => ({ ...scene, ...seats.get(scene.id), ...filmed.get(scene.id) })),
    video: toWireVideo(video, now),
    ...(problem === undefined ? {} : { problem }),
    ...(update === undefined ? {} : { update }),
  };
};
