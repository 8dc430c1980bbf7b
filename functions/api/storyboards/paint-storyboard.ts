import type { routes } from '#contract/routes.ts';
import type { ReadSpendingRules } from '#functions/domain/budget/ports.ts';
import { draftLimits, pictureLimits } from '#functions/domain/budget/storyboard-limits.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import { orderRefusal, refuseBlank } from '#functions/domain/storyboard/order-refusal.ts';
import { overlong } from '#functions/domain/storyboard/problems.ts';
import type { Videos } from '#functions/domain/video/ports.ts';
import type { Video } from '#functions/domain/video/video.ts';
import type { KeyedHandle } from '#functions/runtime/http/request-context.ts';
import { unwithheldVideo } from '#functions/services/storyboards/refuse-withheld.ts';
import { shownStoryboard } from '#functions/services/storyboards/shown-storyboard.ts';
import { type PreparingPorts, startPainting } from '#functions/services/storyboards/start-preparing.ts';
import { lateProblem } from '#functions/services/videos/update-video.ts';

interface Ports extends PreparingPorts {
  readonly spendingRules: ReadSpendingRules;
  readonly videos: Lazy<Videos>;
}

/** This video can’t be filmed again, so new pictures for it would be wasted. */
const refuseUnfilmable = (video: Video | undefined, now: Date): void => {
  const problem = video && lateProblem(video, now);
  if (problem !== undefined) throw new Refusal('conflict', problem);
};

/** Orders pictures and reserves the credits for them in one transaction, then starts painting. */
export const paintStoryboard = ({
  spendingRules,
  videos,
  ...ports
}: Ports): KeyedHandle<typeof routes.paintStoryboard> => {
  const seen = async (userId: string, id: string, now: Date) => {
    const storyboard = await ports.storyboards().find(userId, id);
    if (storyboard === undefined) throw new Refusal('not_found');
    return { reply: await shownStoryboard(videos, storyboard, now) };
  };
  return {
    repeat: seen,
    handle: async ({ params: { id }, body }, { userId, now, payer, claim }) => {
      const before = await ports.storyboards().find(userId, id);
      refuseBlank(before, body.scenes);
      refuseUnfilmable(await unwithheldVideo(videos, before), now);
      const rules = await spendingRules();
      const problem = before && overlong(before);
      if (problem !== undefined) throw new Refusal('invalid', problem);
      const ordered = await ports.storyboards().order({
        ownerId: userId,
        id,
        sceneIds: body.scenes,
        payer,
        claim,
        now,
        limits: {
          draft: ({ scenes }) => draftLimits(scenes, rules),
          picture: ({ quality }) => pictureLimits(quality, rules),
        },
      });
      if (ordered.kind === 'repeated') return seen(userId, id, now);
      if (ordered.kind !== 'ordered' && ordered.kind !== 'nothing') throw orderRefusal(ordered, now);
      if (ordered.kind === 'ordered')
        await startPainting(ports, ordered.storyboard, ordered.storyboard.orders);
      return seen(userId, id, now);
    },
  };
};
