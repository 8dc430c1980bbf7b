import type { routes } from '#contract/routes.ts';
import type { Lazy, Stories } from '#functions/domain/ports.ts';
import type { Handle } from '#functions/domain/visit.ts';

export const listStories =
  ({ stories }: { readonly stories: Lazy<Stories> }): Handle<typeof routes.listStories> =>
  async ({ query }, { userId }) => {
    const { items, nextCursor } = await stories().list(userId, query.cursor);
    return { reply: [...items], nextCursor };
  };
