import type { routes } from '#contract/routes.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import type { Storyboards } from '#functions/domain/storyboard/ports.ts';
import { toWireStoryboard } from '#functions/domain/storyboard/wire-storyboard.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';

/** The storyboards that haven’t become videos yet. */
export const listStoryboards =
  ({ storyboards }: { readonly storyboards: Lazy<Storyboards> }): Handle<typeof routes.listStoryboards> =>
  async ({ query }, { userId }) => {
    const { items, nextCursor } = await storyboards().list(userId, query.cursor);
    return { reply: items.map(toWireStoryboard), nextCursor };
  };
