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
import type { Renderer, Videos } from '#functions/domain/video/ports.ts';
import { toWireVideo } from '#functions/domain/video/video.ts';
import type { KeyedHandle } from '#functions/runtime/http/request-context.ts';
import { repeatedVideo } from '#functions/services/videos/repeated-video.ts';
import { startRender } from '#functions/services/videos/start-render.ts';

interface Ports {
  readonly stories: Lazy<Stories>;
  readonly videos: Lazy<Videos>;
  readonly makingTimes: Lazy<MakingTimes>;
  readonly renderer: Lazy<Renderer>;
  readonly spendingRules: ReadSpendingRules;
  readonly newId: NewId;
}

/** Reserves the credits and begins a video in one transaction, then starts its rendering. */
export const createVideo = ({
  stories,
  videos,
  makingTimes,
  renderer,
  spendingRules,
  newId,
}: Ports): KeyedHandle<typeof routes.createVideo> => ({
  repeat: (userId, videoId) => repeatedVideo(videos(), userId, videoId),
  handle: async ({ body }, { userId, now, payer, claim }) => {
    const story = await stories().find(userId, body.storyId);
    if (story === undefined) throw new Refusal('not_found');
    const video = newVideo(newId(), story, body, now);
    const draft = { ...video, payer, expected: expected(await makingTimes().read(), video) };
    const limits = spendingLimits(draft.scenes, await spendingRules());
    if (limits.plans.length === 0) throw new Refusal('film_too_costly');
    const outcome = await videos().create(draft, claim, now, limits);
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
        return repeatedVideo(videos(), userId, outcome.videoId);
      case 'created':
        await startRender({ renderer, videos }, outcome.video);
        return { reply: toWireVideo(outcome.video, now), plan: outcome.video.payer?.plan };
    }
  },
});
