import type { UpdateVideo } from '#contract/schemas/scenes.ts';
import type { Video as WireVideo } from '#contract/schemas/videos.ts';
import { sceneEditLimits } from '#functions/domain/budget/spending.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import { foundIn } from '#functions/domain/storyboard/film-storyboard.ts';
import { narrationState } from '#functions/domain/storyboard/own-narration.ts';
import { underWay } from '#functions/domain/storyboard/painting.ts';
import type { Storyboard } from '#functions/domain/storyboard/storyboard.ts';
import type { Uploads } from '#functions/domain/uploads/ports.ts';
import {
  changedScenes,
  isChanged,
  paintedScenes,
  updateCredits,
} from '#functions/domain/video/updates/changed-scenes.ts';
import type { Video } from '#functions/domain/video/video.ts';
import { type ModerationPorts, reviewOfEdit } from '#functions/services/moderation/check-words.ts';
import { updateProblem } from '#functions/services/videos/updates/update-problem.ts';
import { updatedVersion, writtenOut } from '#functions/services/videos/updates/updated-version.ts';
import { begunEdit, type EditRequest, type EditScenePorts, editable } from './edit-scene.ts';
import { ownFilesOf } from './own-files.ts';

export interface UpdateVideoPorts extends EditScenePorts, ModerationPorts {
  readonly uploads: Lazy<Uploads>;
}

/** The storyboard in the version that the creator was told the price of, if a film can be made of it. */
const checkedStoryboard = (storyboard: Storyboard | undefined, version: number, video: Video): Storyboard => {
  if (storyboard?.videoId === undefined) throw new Refusal('not_found');
  if (storyboard.version !== version) throw new Refusal('storyboard_changed');
  const problem = updateProblem(storyboard, video);
  if (problem !== undefined) throw new Refusal('invalid', problem);
  if (underWay(storyboard).length > 0)
    throw new Refusal(
      'in_progress',
      'Pictures are still being painted. Update the video once they’re there.',
    );
  if (narrationState(storyboard)?.status === 'aligning')
    throw new Refusal(
      'in_progress',
      'Your recording is still being matched with the script. Update the video in a moment.',
    );
  return storyboard;
};

/**
 * Begins to make a completed video again as its storyboard says now. Only scenes that are changed are filmed again, for a
 * credit each; the film stays as it is until the new one is certified.
 */
export const updateVideo = async (
  { storyboards, uploads, spendingRules, moderator, moderationActions, ...ports }: UpdateVideoPorts,
  { userId, now, payer, claim }: EditRequest,
  videoId: string,
  { version, credits: agreed }: UpdateVideo,
): Promise<{ reply: WireVideo; plan?: string | undefined }> => {
  const video = editable(await ports.videos().find(userId, videoId), now);
  const storyboard = checkedStoryboard(await storyboards().find(userId, videoId), version, video);
  const before = writtenOut(video);
  const files = await ownFilesOf(uploads, storyboard);
  const after = updatedVersion(video, storyboard, files);
  if (!isChanged(before, after))
    throw new Refusal(
      'conflict',
      'Nothing in this storyboard differs from its video. Change something first.',
    );
  const changed = changedScenes(before, after);
  const credits = updateCredits(changed);
  // What speaks the video and its version before change without a version of the storyboard.
  if (agreed !== undefined && agreed !== credits) throw new Refusal('storyboard_changed');
  const found = [video.review, ...foundIn(storyboard, files.uploads, before)];
  const review = await reviewOfEdit({ moderator, moderationActions }, userId, after, found);
  const limits = sceneEditLimits(
    {
      scenes: after.scenes,
      edited: changed,
      painted: paintedScenes(after, changed).length,
      pictures: video.pictures,
      isSpokenByScene: video.film?.narrator !== undefined,
    },
    await spendingRules(),
  );
  const edit = { kind: 'update', after, scenes: changed, credits, review } as const;
  const outcome = await ports.videos().update({ ...video, payer }, edit, claim, now, limits);
  const price = `This update costs ${credits === 1 ? '1 credit' : `${credits} credits`}, and you have fewer left.`;
  return begunEdit(ports, { userId, videoId, now }, outcome, price);
};
