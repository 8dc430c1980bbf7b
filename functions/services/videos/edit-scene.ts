import { CREDITS_PER_SCENE, PIECES_KEPT_DAYS } from '#contract/catalogue.ts';
import type { Video as WireVideo } from '#contract/schemas/videos.ts';
import { lossRefusal } from '#functions/domain/budget/losses.ts';
import { budgetRefusal } from '#functions/domain/budget/over-budget.ts';
import type { ReadSpendingRules } from '#functions/domain/budget/ports.ts';
import { sceneEditLimits } from '#functions/domain/budget/spending.ts';
import { keyMismatch } from '#functions/domain/request/idempotency.ts';
import type { IdempotencyClaim, Lazy } from '#functions/domain/request/ports.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import type { Storyboards } from '#functions/domain/storyboard/ports.ts';
import type { SceneEditOutcome } from '#functions/domain/video/outcomes.ts';
import { editedScene, type SceneEdit, versionOf } from '#functions/domain/video/scene-edit.ts';
import { isKept } from '#functions/domain/video/shown/who-may-watch.ts';
import type { Review, Version, Video } from '#functions/domain/video/video.ts';
import { followEdit } from '#functions/services/storyboards/follow-edit.ts';
import { giveSlotsSoon, type SlotPorts } from './give-slots.ts';
import { refuseRestricted } from './refuse-restricted.ts';
import { seenVideo } from './seen-video.ts';

export interface EditScenePorts extends SlotPorts {
  readonly spendingRules: ReadSpendingRules;
  readonly storyboards: Lazy<Storyboards>;
}

export interface EditRequest {
  readonly userId: string;
  readonly now: Date;
  readonly payer: Video['payer'];
  readonly claim: IdempotencyClaim | undefined;
}

const MS_PER_DAY = 86_400_000;
/** One day less than the pieces are kept, so that none expires during the edit. */
const EDIT_WITHIN_DAYS = PIECES_KEPT_DAYS - 1;
const BUSY = 'A scene of this video is already being changed. Wait until it’s finished.';

/** Why a video can't be changed any more, as a sentence. */
export const lateProblem = ({ createdAt }: Pick<Video, 'createdAt'>, now: Date): string | undefined =>
  now.getTime() - Date.parse(createdAt) > EDIT_WITHIN_DAYS * MS_PER_DAY
    ? `Scenes can be changed for ${EDIT_WITHIN_DAYS} days after a video was created. Create a new video from its story.`
    : undefined;

/** The video, if it can be edited now. */
export const editable = (video: Video | undefined, now: Date): Video => {
  if (!isKept(video)) throw new Refusal('not_found');
  refuseRestricted(video);
  if (video.status !== 'completed') throw new Refusal('not_ready');
  if (video.edit !== undefined) throw new Refusal('in_progress', BUSY);
  const late = lateProblem(video, now);
  if (late !== undefined) throw new Refusal('conflict', late);
  return video;
};

/**
 * Reserves a credit and begins to edit one scene of a completed video; the film stays as it is until the new one is
 * certified. `check` refuses an edit that this video cannot have, and says what moderation leaves to do about the video after it.
 */
export const editScene = async (
  { spendingRules, storyboards, ...ports }: EditScenePorts,
  { userId, now, payer, claim }: EditRequest,
  videoId: string,
  edit: SceneEdit,
  check: (video: Video, after: Version) => Promise<Review | undefined> = ({ review }) =>
    Promise.resolve(review),
): Promise<{ reply: WireVideo; plan?: string | undefined }> => {
  const found = await ports.videos().find(userId, videoId);
  const before = found?.scenes[edit.index];
  if (before === undefined) throw new Refusal('not_found');
  const video = editable(found, now);
  const scenes = video.scenes.with(edit.index, editedScene(before, edit));
  const review = await check(video, { ...versionOf(video), scenes });
  const after = {
    scenes,
    edited: [edit.index],
    painted: 1,
    pictures: video.pictures,
    isSpokenByScene: video.film?.narrator !== undefined,
  };
  const limits = sceneEditLimits(after, await spendingRules());
  const outcome = await ports
    .videos()
    .editScene({ ...video, payer }, { ...edit, review }, claim, now, limits);
  if (outcome.kind === 'begun') await followEdit(storyboards, video, edit, now);
  const price = `Changing a scene costs ${CREDITS_PER_SCENE} credit, and you have none left.`;
  return begunEdit(ports, { userId, videoId, now }, outcome, price);
};

/** What a request that began an edit answers, or why it did not begin; `price`: what it costs, as a sentence. */
export const begunEdit = async (
  ports: SlotPorts,
  { userId, videoId, now }: { readonly userId: string; readonly videoId: string; readonly now: Date },
  outcome: SceneEditOutcome,
  price: string,
): Promise<{ reply: WireVideo; plan?: string | undefined }> => {
  switch (outcome.kind) {
    case 'mismatch':
      throw keyMismatch();
    case 'limit':
      throw new Refusal('limit_reached', `${price} Upgrade to continue.`);
    case 'over_budget':
      throw budgetRefusal(outcome);
    case 'paused':
    case 'exposed':
      throw lossRefusal(outcome);
    case 'busy':
      throw new Refusal('in_progress', BUSY);
    case 'repeated':
      return { reply: await seenVideo(ports, userId, videoId, now) };
    case 'begun':
      await giveSlotsSoon(ports, now);
      return { reply: await seenVideo(ports, userId, videoId, now), plan: outcome.video.payer?.plan };
  }
};
