import type { routes } from '#contract/routes.ts';
import { costRefusal } from '#functions/domain/budget/losses.ts';
import type { ReadSpendingRules } from '#functions/domain/budget/ports.ts';
import { spendingLimits } from '#functions/domain/budget/spending.ts';
import { limitSentence } from '#functions/domain/credits/limits.ts';
import { expected } from '#functions/domain/making/making-time.ts';
import type { MakingTimes } from '#functions/domain/making/ports.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import { isKept } from '#functions/domain/video/shown/who-may-watch.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';
import { giveSlotsSoon, type SlotPorts } from '#functions/services/videos/give-slots.ts';
import { refuseRestricted } from '#functions/services/videos/refuse-restricted.ts';
import { seenVideo } from '#functions/services/videos/seen-video.ts';

interface Ports extends SlotPorts {
  readonly makingTimes: Lazy<MakingTimes>;
  readonly spendingRules: ReadSpendingRules;
}

/** Starts the next attempt at a failed video, reusing its finished scenes. */
export const retryVideo =
  ({ makingTimes, spendingRules, ...ports }: Ports): Handle<typeof routes.retryVideo> =>
  async ({ params }, { userId, now, payer }) => {
    const video = await ports.videos().find(userId, params.id);
    if (!isKept(video)) throw new Refusal('not_found');
    refuseRestricted(video);
    if (video.status === 'generating') throw new Refusal('in_progress');
    if (video.status === 'completed') throw new Refusal('conflict', 'This video is already finished.');
    const limits = spendingLimits(video.scenes, await spendingRules());
    if (limits.plans.length === 0) throw new Refusal('film_too_costly');
    const again = { ...video, payer, expected: expected(await makingTimes().read(), video) };
    const outcome = await ports.videos().retry(again, now, limits);
    switch (outcome.kind) {
      case 'over_budget':
      case 'paused':
      case 'exposed':
        throw costRefusal(outcome);
      case 'limit':
        throw new Refusal('limit_reached', limitSentence(outcome.account, now));
      case 'not_failed':
        throw new Refusal('in_progress');
      case 'retried':
        await giveSlotsSoon(ports, now);
        return {
          reply: await seenVideo(ports, userId, outcome.video.id, now),
          plan: outcome.video.payer?.plan,
        };
    }
  };
