import { FREE_VIDEOS_PER_MONTH, TRIAL } from './catalogue.ts';
import type { TrialLimits } from './schemas/videos.ts';
import { WITHHELD_SENTENCES } from './withheld.ts';

/**
 * Why a creator can’t make another video, as explained to them. `offersPlans` is true when buying a plan would help.
 * `held`: how many storyboards have a video’s credits reserved because pictures were painted for them.
 */
export const limitNotice = (
  limits: TrialLimits,
  held = 0,
): { readonly message: string; readonly offersPlans: boolean } => {
  if (limits.subscription === 'free') {
    const { withheld } = limits;
    if (withheld !== undefined && withheld !== 'other')
      return { message: WITHHELD_SENTENCES[withheld], offersPlans: true };
    if (held > 0) {
      const what =
        held === 1
          ? 'A storyboard with painted pictures holds credits. Create its video or discard it'
          : `${held} storyboards with painted pictures hold credits. Create their videos or discard them`;
      return {
        message: `Free plan limit reached! ${what}, or upgrade to continue creating videos.`,
        offersPlans: true,
      };
    }
    return {
      message: `Free plan limit reached! You have used all ${FREE_VIDEOS_PER_MONTH} videos. Please upgrade to continue creating videos.`,
      offersPlans: true,
    };
  }
  if (limits.subscription === 'trial' && !limits.is_trial_active) {
    return {
      message: `Your ${TRIAL.days}-day trial has expired. Please upgrade to a paid plan to continue.`,
      offersPlans: true,
    };
  }
  const plan = limits.subscription.charAt(0).toUpperCase() + limits.subscription.slice(1);
  return {
    message: `Video limit reached. You have ${limits.videos_remaining} videos remaining on your ${plan} plan.`,
    offersPlans: false,
  };
};
