import type { routes } from '#contract/routes.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import type { Storyboards } from '#functions/domain/storyboard/ports.ts';
import type { Videos } from '#functions/domain/video/ports.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';
import { shownStoryboard } from '#functions/services/storyboards/shown-storyboard.ts';

interface Ports {
  readonly storyboards: Lazy<Storyboards>;
  readonly videos: Lazy<Videos>;
}

export const readStoryboard =
  ({ storyboards, videos }: Ports): Handle<typeof routes.readStoryboard> =>
  async ({ params }, { userId, now }) => {
    const storyboard = await storyboards().find(userId, params.id);
    if (storyboard === undefined) throw new Refusal('not_found');
    return { reply: await shownStoryboard(videos, storyboard, now) };
  };
