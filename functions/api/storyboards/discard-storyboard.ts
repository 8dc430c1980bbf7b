import type { routes } from '#contract/routes.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import type { Storyboards } from '#functions/domain/storyboard/ports.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';

/** Discards a storyboard that hasn’t become a video yet. */
export const discardStoryboard =
  ({ storyboards }: { readonly storyboards: Lazy<Storyboards> }): Handle<typeof routes.discardStoryboard> =>
  async ({ params }, { userId, now }) => {
    const discarded = await storyboards().discard(userId, params.id, now);
    if (discarded === 'gone') throw new Refusal('not_found');
    if (discarded === 'filmed')
      throw new Refusal('conflict', 'A video was made from this storyboard. Delete the video instead.');
    return { reply: { ok: true } };
  };
