import type { Lazy } from '#functions/domain/request/ports.ts';
import type { Storyboards } from '#functions/domain/storyboard/ports.ts';
import type { Storyboard } from '#functions/domain/storyboard/storyboard.ts';
import type { Video } from '#functions/domain/video/video.ts';
import type { SceneEdit } from '#functions/domain/video/video-edit.ts';
import { sceneIdOf } from '#functions/services/videos/updates/updated-version.ts';

const ROUNDS = 5;

const followed = (before: Storyboard, sceneId: string, { kind, words }: SceneEdit, now: Date): Storyboard => {
  const { [sceneId]: picture, ...others } = before.pictures;
  // A picture that is being painted has been paid for, and will still arrive.
  const ordered = picture?.painting && {
    [sceneId]: { takes: picture.takes, painting: picture.painting },
  };
  return {
    ...before,
    scenes: before.scenes.map(({ media, ...scene }) => {
      const kept = { ...scene, ...(media && { media }) };
      if (scene.id !== sceneId) return kept;
      return kind === 'repaint' ? scene : { ...kept, narration: words ?? '' };
    }),
    pictures: kind === 'repaint' ? { ...others, ...ordered } : before.pictures,
    version: before.version + 1,
    updatedAt: now.toISOString(),
  };
};

/** Applies an edit of one scene to the video's storyboard, if it has one. */
export const followEdit = async (
  storyboards: Lazy<Storyboards>,
  { ownerId, id, scenes }: Video,
  edit: SceneEdit,
  now: Date,
): Promise<void> => {
  const sceneId = sceneIdOf(scenes[edit.index] ?? {}, edit.index);
  for (let round = 1; round <= ROUNDS; round += 1) {
    const before = await storyboards().find(ownerId, id);
    if (before?.videoId === undefined) return;
    if (await storyboards().replace(before, followed(before, sceneId, edit, now))) return;
  }
};
