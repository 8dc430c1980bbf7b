import type { Video as WireVideo } from '#contract/schemas/videos.ts';
import { costRefusal } from '#functions/domain/budget/losses.ts';
import type { ReadSpendingRules } from '#functions/domain/budget/ports.ts';
import { type SpendingLimits, spendingLimits } from '#functions/domain/budget/spending.ts';
import { limitSentence } from '#functions/domain/credits/limits.ts';
import { expected } from '#functions/domain/making/making-time.ts';
import type { MakingTimes } from '#functions/domain/making/ports.ts';
import { keyMismatch } from '#functions/domain/request/idempotency.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import type { CreateOutcome } from '#functions/domain/video/outcomes.ts';
import type { NewVideo, Video } from '#functions/domain/video/video.ts';
import { type ModerationPorts, reviewOf } from '#functions/services/moderation/check-words.ts';
import { giveSlotsSoon, type SlotPorts } from './give-slots.ts';
import { seenVideo } from './seen-video.ts';

export interface BeginPorts extends SlotPorts, ModerationPorts {
  readonly makingTimes: Lazy<MakingTimes>;
  readonly spendingRules: ReadSpendingRules;
}

interface Asked {
  readonly userId: string;
  readonly now: Date;
  readonly payer: Video['payer'];
}

/**
 * Judges the words of a new video, has `create` write the video within the cost limits, and starts it immediately if
 * a slot is free. Undefined if `create` wrote nothing because the video’s source had changed.
 */
export const beginVideo = async (
  { makingTimes, spendingRules, ...ports }: BeginPorts,
  { userId, now, payer }: Asked,
  video: NewVideo,
  create: (draft: NewVideo, limits: SpendingLimits) => Promise<CreateOutcome | { readonly kind: 'stale' }>,
): Promise<{ readonly reply: WireVideo; readonly plan?: string | undefined } | undefined> => {
  const review = await reviewOf(ports, userId, video, [video.review]);
  const draft = {
    ...video,
    ...(review && { review }),
    payer,
    expected: expected(await makingTimes().read(), video),
  };
  const limits = spendingLimits(draft.scenes, await spendingRules());
  if (limits.plans.length === 0) throw new Refusal('film_too_costly');
  const outcome = await create(draft, limits);
  switch (outcome.kind) {
    case 'stale':
      return undefined;
    case 'mismatch':
      throw keyMismatch();
    case 'over_budget':
    case 'paused':
    case 'exposed':
      throw costRefusal(outcome);
    case 'limit':
      throw new Refusal('limit_reached', limitSentence(outcome.account, now));
    case 'repeated':
      return { reply: await seenVideo(ports, userId, outcome.videoId, now) };
    case 'created':
      await giveSlotsSoon(ports, now);
      return {
        reply: await seenVideo(ports, userId, outcome.video.id, now),
        plan: outcome.video.payer?.plan,
      };
  }
};
