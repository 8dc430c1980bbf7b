import type { routes } from '#contract/routes.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import type { Storyboards } from '#functions/domain/storyboard/ports.ts';
import { toWireStoryboard } from '#functions/domain/storyboard/wire-storyboard.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';

export const readStoryboard =
  ({ storyboards }: { readonly storyboards: Lazy<Storyboards> }): Handle<typeof routes.readStoryboard> =>
  async ({ params }, { userId }) => {
    const storyboard = await storyboards().find(userId, params.id);
    if (storyboard === undefined) throw new Refusal('not_found');
    return { reply: toWireStoryboard(storyboard) };
  };
