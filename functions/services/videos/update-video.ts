import { CREDITS_PER_SCENE, PIECES_KEPT_DAYS } from '#contract/catalogue.ts';
import type { UpdateVideo } from '#contract/schemas/scenes.ts';
import type { Video as WireVideo } from '#contract/schemas/videos.ts';
import { costRefusal } from '#functions/domain/budget/losses.ts';
import type { ReadSpendingRules } from '#functions/domain/budget/ports.ts';
import { updateLimits } from '#functions/domain/budget/spending.ts';
import type { Pronunciations } from '#functions/domain/narration/ports.ts';
import { respelled } from '#functions/domain/narration/pronunciations.ts';
import { keyMismatch } from '#functions/domain/request/idempotency.ts';
import type { IdempotencyClaim, Lazy } from '#functions/domain/request/ports.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import { foundIn } from '#functions/domain/storyboard/film-storyboard.ts';
import { narrationState } from '#functions/domain/storyboard/own-narration.ts';
import { underWay } from '#functions/domain/storyboard/painting.ts';
import type { Storyboards } from '#functions/domain/storyboard/ports.ts';
import type { Storyboard } from '#functions/domain/storyboard/storyboard.ts';
import type { Uploads } from '#functions/domain/uploads/ports.ts';
import {
  changedScenes,
  isChanged,
  paintedScenes,
  updateCredits,
} from '#functions/domain/video/changed-scenes.ts';
import { isKept } from '#functions/domain/video/shown/who-may-watch.ts';
import type { Review, Version, Video } from '#functions/domain/video/video.ts';
import { editOfScene, type SceneEdit, type VideoEdit } from '#functions/domain/video/video-edit.ts';
import { type ModerationPorts, reviewOfEdit } from '#functions/services/moderation/check-words.ts';
import { followEdit } from '#functions/services/storyboards/follow-edit.ts';
import { updateProblem } from '#functions/services/videos/updates/update-problem.ts';
import { updatedVersion, writtenOut } from '#functions/services/videos/updates/updated-version.ts';
import { giveSlotsSoon, type SlotPorts } from './give-slots.ts';
import { ownFilesOf } from './own-files.ts';
import { refuseRestricted } from './refuse-restricted.ts';
import { seenVideo } from './seen-video.ts';

export interface UpdatePorts extends SlotPorts {
  readonly spendingRules: ReadSpendingRules;
  readonly storyboards: Lazy<Storyboards>;
  readonly pronunciations: Lazy<Pick<Pronunciations, 'list'>>;
}

export interface UpdateVideoPorts extends UpdatePorts, ModerationPorts {
  readonly uploads: Lazy<Uploads>;
}

interface UpdateRequest {
  readonly userId: string;
  readonly now: Date;
  readonly payer: Video['payer'];
  readonly claim: IdempotencyClaim | undefined;
}

interface Answer {
  readonly reply: WireVideo;
  readonly plan?: string | undefined;
}

const MS_PER_DAY = 86_400_000;
/** One day less than a film’s pieces are kept, so that none of them expires during the edit. */
const EDIT_WITHIN_DAYS = PIECES_KEPT_DAYS - 1;
const BUSY = 'A scene of this video is already being changed. Wait until it’s finished.';

/** Why a video can no longer be changed, as a message. */
export const lateProblem = ({ createdAt }: Pick<Video, 'createdAt'>, now: Date): string | undefined =>
  now.getTime() - Date.parse(createdAt) > EDIT_WITHIN_DAYS * MS_PER_DAY
    ? `Scenes can be changed for ${EDIT_WITHIN_DAYS} days after a video was created. Create a new video from its story.`
    : undefined;

/** The video, if it can be edited now. */
const editable = (video: Video | undefined, now: Date): Video => {
  if (!isKept(video)) throw new Refusal('not_found');
  refuseRestricted(video);
  if (video.status !== 'completed') throw new Refusal('not_ready');
  if (video.edit !== undefined) throw new Refusal('in_progress', BUSY);
  const late = lateProblem(video, now);
  if (late !== undefined) throw new Refusal('conflict', late);
  return video;
};

/**
 * Reserves the cost of an edit and starts the edit; the old film stays until the new one is certified. `painted`: how
 * many pictures the edit may paint. `price`: a message that states the cost. Undefined if the same request has
 * already started the edit.
 */
const beginUpdate = async (
  { spendingRules, ...ports }: UpdatePorts,
  { now, payer, claim }: UpdateRequest,
  video: Video,
  { painted, price, ...edit }: VideoEdit & { readonly painted: number; readonly price: string },
): Promise<Video | undefined> => {
  const { pictures } = video;
  const limits = updateLimits(
    {
      scenes: edit.after.scenes,
      edited: edit.scenes,
      painted,
      pictures,
    },
    await spendingRules(),
  );
  const outcome = await ports.videos().update({ ...video, payer }, edit, { claim, now, limits });
  switch (outcome.kind) {
    case 'mismatch':
      throw keyMismatch();
    case 'limit':
      throw new Refusal('limit_reached', `${price} Upgrade to continue.`);
    case 'over_budget':
    case 'paused':
    case 'exposed':
      throw costRefusal(outcome);
    case 'busy':
      throw new Refusal('in_progress', BUSY);
    case 'repeated':
      return undefined;
    case 'begun':
      return outcome.video;
  }
};

const answered = async (
  ports: SlotPorts,
  { userId, now }: UpdateRequest,
  videoId: string,
  begun: Video | undefined,
): Promise<Answer> => {
  if (begun !== undefined) await giveSlotsSoon(ports, now);
  return { reply: await seenVideo(ports, userId, videoId, now), plan: begun?.payer?.plan };
};

interface WantedEdit {
  readonly change: SceneEdit;
  /** Refuses an edit that isn’t possible for this video, and returns the review that the edited video still needs. */
  readonly check?: (video: Video, after: Version) => Promise<Review | undefined>;
}

/** Starts an edit of one scene, both in a completed video and in its storyboard. */
export const updateScene = async (
  ports: UpdatePorts,
  request: UpdateRequest,
  videoId: string,
  { change, check = ({ review }) => Promise.resolve(review) }: WantedEdit,
): Promise<Answer> => {
  const found = await ports.videos().find(request.userId, videoId);
  const listed = change.words === undefined ? [] : await ports.pronunciations().list(request.userId);
  const said = found && respelled(change.words ?? '', found.language, listed);
  const edit = found && editOfScene(found, { ...change, ...said });
  if (edit === undefined) throw new Refusal('not_found');
  const video = editable(found, request.now);
  const review = await check(video, edit.after);
  const price = `Changing a scene costs ${CREDITS_PER_SCENE} credit, and you have none left.`;
  const begun = await beginUpdate(ports, request, video, { ...edit, review, painted: 1, price });
  if (begun !== undefined) await followEdit(ports.storyboards, video, change, request.now);
  return answered(ports, request, videoId, begun);
};

/** The storyboard, provided that it is the version whose price the creator saw and that it can be filmed. */
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
 * Starts remaking a completed video from its current storyboard. Only changed scenes are filmed again, for a credit
 * each; the old film stays until the new one is certified.
 */
export const remakeFromStoryboard = async (
  { uploads, moderator, moderationActions, ...ports }: UpdateVideoPorts,
  request: UpdateRequest,
  videoId: string,
  { version, credits: agreed }: UpdateVideo,
): Promise<Answer> => {
  const { userId, now } = request;
  const video = editable(await ports.videos().find(userId, videoId), now);
  const storyboard = checkedStoryboard(await ports.storyboards().find(userId, videoId), version, video);
  const before = writtenOut(video);
  const files = await ownFilesOf(uploads, storyboard);
  const after = updatedVersion(video, storyboard, files);
  if (!isChanged(before, after))
    throw new Refusal(
      'conflict',
      'Nothing in this storyboard differs from its video. Change something first.',
    );
  const scenes = changedScenes(before, after);
  const credits = updateCredits(scenes);
  // The price may have changed even if the storyboard’s version hasn’t, because the video’s narrator or previous
  // version may have changed.
  if (agreed !== undefined && agreed !== credits) throw new Refusal('storyboard_changed');
  const found = [video.review, ...foundIn(storyboard, files.uploads, before)];
  const review = await reviewOfEdit({ moderator, moderationActions }, userId, after, found);
  const price = `This update costs ${credits === 1 ? '1 credit' : `${credits} credits`}, and you have fewer left.`;
  const painted = paintedScenes(after, scenes).length;
  const edit = { kind: 'update', after, scenes, credits, review, painted, price } as const;
  return answered(ports, request, videoId, await beginUpdate(ports, request, video, edit));
};
