import type { routes } from '#contract/routes.ts';
import { lossRefusal } from '#functions/domain/budget/losses.ts';
import { budgetRefusal } from '#functions/domain/budget/over-budget.ts';
import type { ReadSpendingRules } from '#functions/domain/budget/ports.ts';
import { spendingLimits } from '#functions/domain/budget/spending.ts';
import { limitSentence } from '#functions/domain/credits/limits.ts';
import { expected } from '#functions/domain/making/making-time.ts';
import type { MakingTimes } from '#functions/domain/making/ports.ts';
import { keyMismatch } from '#functions/domain/request/idempotency.ts';
import type { Lazy, NewId } from '#functions/domain/request/ports.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import type { Stories } from '#functions/domain/story/ports.ts';
import { newVideo } from '#functions/domain/video/new-video.ts';
import type { KeyedHandle } from '#functions/runtime/http/request-context.ts';
import { checkVideoWords, type ModerationPorts } from '#functions/services/moderation/check-words.ts';
import { giveSlotsSoon, type SlotPorts } from '#functions/services/videos/give-slots.ts';
import { seenVideo } from '#functions/services/videos/seen-video.ts';
import { completedChoice, type VideoDefaultPorts } from '#functions/services/videos/video-defaults.ts';

interface Ports extends SlotPorts, ModerationPorts, VideoDefaultPorts {
  readonly stories: Lazy<Stories>;
  readonly makingTimes: Lazy<MakingTimes>;
  readonly spendingRules: ReadSpendingRules;
  readonly newId: NewId;
}

/** Reserves the credits and queues a video in one transaction; it starts at once if a slot is free. */
export const createVideo = ({
  stories,
  makingTimes,
  spendingRules,
  newId,
  ...ports
}: Ports): KeyedHandle<typeof routes.createVideo> => ({
  repeat: async (userId, videoId, now) => ({ reply: await seenVideo(ports, userId, videoId, now) }),
  handle: async ({ body }, { userId, now, payer, claim }) => {
    const story = await stories().find(userId, body.storyId);
    if (story === undefined) throw new Refusal('not_found');
    const video = newVideo(newId(), story, await completedChoice(ports, userId, body), now);
    const review = await checkVideoWords(ports, userId, video);
    const draft = {
      ...video,
      ...(review && { review }),
      payer,
      expected: expected(await makingTimes().read(), video),
    };
    const limits = spendingLimits(draft.scenes, await spendingRules());
    if (limits.plans.length === 0) throw new Refusal('film_too_costly');
    const outcome = await ports.videos().create(draft, claim, now, limits);
    switch (outcome.kind) {
      case 'mismatch':
        throw keyMismatch();
      case 'over_budget':
        throw budgetRefusal(outcome);
      case 'paused':
      case 'exposed':
        throw lossRefusal(outcome);
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
  },
});
