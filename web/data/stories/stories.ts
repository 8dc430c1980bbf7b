import { type InfiniteData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Category, Language } from '#contract/catalogue.ts';
import type { Story } from '#contract/schemas/stories.ts';
import { api } from '#web/data/api/api.ts';
import type { ListPage } from '#web/data/api/api-client.ts';
import { changeOptimistically } from '#web/data/api/change-optimistically.ts';
import { keyedAction } from '#web/data/api/idempotency.ts';
import { FIRST_PAGE, itemsOf, mapItems } from '#web/data/api/pages.ts';
import { lookForModels } from '#web/data/models/models.ts';

export const STORIES_KEY = ['stories'] as const;
const PAGES_KEY = ['stories', 'pages'] as const;

type Pages = InfiniteData<ListPage<Story[]>>;

/** The user's stories, newest first, page by page. Reloads whenever a screen that shows them opens. */
export const useStories = () => {
  const query = useInfiniteQuery({
    queryKey: PAGES_KEY,
    queryFn: ({ pageParam, signal }) => api.listStories({ query: { cursor: pageParam }, signal }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.next,
    refetchOnMount: 'always',
  });
  return { ...query, items: itemsOf(query.data) };
};

/** Shared by all dialogs: repeating a request in another dialog after a lost response returns the story already written. */
const writing = keyedAction();

/** Writes a story in the language chosen in Settings. */
export const useGenerateStory = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: {
      readonly prompt: string;
      readonly category: Category;
      readonly language: Language;
    }) => writing.run(body, (idempotencyKey) => api.generateStory({ body, idempotencyKey })),
    onSuccess: ({ insteadOf }) => {
      void queries.invalidateQueries({ queryKey: STORIES_KEY });
      // The connected model is gone, but another may have been started.
      if (insteadOf !== undefined) void lookForModels(queries).catch(() => undefined);
    },
  });
};

/** Deletes a story. It disappears from the lists at once, and comes back if the server refuses. */
export const useDeleteStory = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.deleteStory({ params: { id } }),
    onMutate: (id) =>
      changeOptimistically(queries, STORIES_KEY, () => {
        queries.setQueryData<Pages>(
          PAGES_KEY,
          (data) => data && mapItems(data, (story) => (story.id === id ? undefined : story)),
        );
      }),
    onError: (_, __, takeBack) => takeBack?.(),
    onSettled: () => queries.invalidateQueries({ queryKey: STORIES_KEY }),
  });
};
