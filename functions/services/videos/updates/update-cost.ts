import type { StoryboardUpdate } from '#contract/schemas/storyboards/storyboard-update.ts';
import { partOf } from '#functions/domain/storyboard/film-storyboard.ts';
import type { Storyboard } from '#functions/domain/storyboard/storyboard.ts';
import {
  changedScenes,
  isChanged,
  paintedScenes,
  updateCredits,
} from '#functions/domain/video/updates/changed-scenes.ts';
import type { Video } from '#functions/domain/video/video.ts';
import { type OwnFiles, updatedVersion, writtenOut } from './updated-version.ts';

/** Enough of own files to see what is changed; whether they are there is found out when the update begins. */
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

/** What updating a finished video from its storyboard would film again and cost; undefined when nothing is changed. */
export const updateCost = (video: Video, storyboard: Storyboard): StoryboardUpdate | undefined => {
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
