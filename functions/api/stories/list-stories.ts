import type { routes } from '#contract/routes.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import type { Stories } from '#functions/domain/story/ports.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';

export const listStories =
  ({ stories }: { readonly stories: Lazy<Stories> }): Handle<typeof routes.listStories> =>
  async ({ query }, { userId }) => {
    const { items, nextCursor } = await stories().list(userId, query.cursor);
    return { reply: [...items], nextCursor };
  };
