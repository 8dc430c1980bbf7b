import type { routes } from '#contract/routes.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import { withoutNarration } from '#functions/domain/storyboard/own-narration.ts';
import type { Storyboards } from '#functions/domain/storyboard/ports.ts';
import type { Videos } from '#functions/domain/video/ports.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';
import { changeStoryboard } from '#functions/services/storyboards/change-storyboard.ts';
import { shownStoryboard } from '#functions/services/storyboards/shown-storyboard.ts';

interface Ports {
  readonly storyboards: Lazy<Storyboards>;
  readonly videos: Lazy<Videos>;
}

/** Goes back to the chosen voice; the recording stays in My Media. */
export const removeNarration =
  ({ storyboards, videos }: Ports): Handle<typeof routes.removeNarration> =>
  async ({ params: { id } }, { userId, now }) => {
    const after = await changeStoryboard(storyboards(), { ownerId: userId, id }, (before) =>
      withoutNarration(before, now),
    );
    if (after === undefined) throw new Refusal('not_found');
    return { reply: await shownStoryboard(videos, after, now) };
  };
