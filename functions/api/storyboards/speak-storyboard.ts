import type { routes } from '#contract/routes.ts';
import { costRefusal } from '#functions/domain/budget/losses.ts';
import type { ReadSpendingRules } from '#functions/domain/budget/ports.ts';
import { type SpendingRules, spendingLimits } from '#functions/domain/budget/spending.ts';
import { speakingLimits } from '#functions/domain/budget/storyboard-limits.ts';
import { spokenOutRefusal, unpaidRefusal } from '#functions/domain/budget/unpaid.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import { storyboardProblem } from '#functions/domain/storyboard/problems.ts';
import type { Storyboard } from '#functions/domain/storyboard/storyboard.ts';
import type { Videos } from '#functions/domain/video/ports.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';
import { unwithheldVideo } from '#functions/services/storyboards/refuse-withheld.ts';
import { shownStoryboard } from '#functions/services/storyboards/shown-storyboard.ts';
import { type PreparingPorts, startSpeaking } from '#functions/services/storyboards/start-preparing.ts';

interface Ports extends PreparingPorts {
  readonly spendingRules: ReadSpendingRules;
  readonly videos: Lazy<Videos>;
}

/** Refuses to speak scenes that can’t be filmed. */
const refuseUnfilmable = (storyboard: Storyboard, rules: SpendingRules): void => {
  const problem = storyboardProblem(storyboard);
  if (problem !== undefined) throw new Refusal('invalid', problem);
  if (spendingLimits(storyboard.scenes, rules).plans.length === 0) throw new Refusal('film_too_costly');
};

/**
 * Speaks the scenes whose words or voice have changed, without charging credits. The film later uses the same
 * recordings.
 */
export const speakStoryboard =
  ({ spendingRules, videos, ...ports }: Ports): Handle<typeof routes.speakStoryboard> =>
  async ({ params: { id } }, { userId, now, payer }) => {
    await unwithheldVideo(videos, await ports.storyboards().find(userId, id));
    const rules = await spendingRules();
    const outcome = await ports.storyboards().speak({
      ownerId: userId,
      id,
      payer,
      now,
      judge: (storyboard) => refuseUnfilmable(storyboard, rules),
      limits: (scenes) => speakingLimits(scenes, rules),
    });
    switch (outcome.kind) {
      case 'gone':
        throw new Refusal('not_found');
      case 'over_budget':
      case 'paused':
        throw costRefusal(outcome);
      case 'used_up':
        throw unpaidRefusal(outcome);
      case 'spoken_out':
        throw spokenOutRefusal(outcome);
      case 'nothing':
        return { reply: await shownStoryboard(videos, outcome.storyboard, now) };
      case 'speaking':
        await startSpeaking(ports, outcome.storyboard);
        return { reply: await shownStoryboard(videos, outcome.storyboard, now) };
    }
  };
