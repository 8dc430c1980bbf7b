import {
  type InfiniteData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useState } from 'react';
import type { Category } from '#contract/catalogue.ts';
import type { Story } from '#contract/stories.ts';
import { api } from './api.ts';
import type { ListPage } from './api-client.ts';
import { keyedAction } from './idempotency.ts';
import { FIRST_PAGE, itemsOf, mapItems, readAll } from './pages.ts';
import { readSettings } from './use-settings.ts';

const STORIES_KEY = ['stories'] as const;
const PAGES_KEY = ['stories', 'pages'] as const;
const MAX_PAGES_COUNTED = 40;

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

/** Every story, for the figures of the overview. */
export const useEveryStory = () =>
  useQuery({
    queryKey: ['stories', 'all'],
    queryFn: ({ signal }) =>
      readAll((cursor) => api.listStories({ query: { cursor }, signal }), MAX_PAGES_COUNTED),
    refetchOnMount: 'always',
  });

/** Writes a story in the language chosen in Settings. */
export const useGenerateStory = () => {
  const queries = useQueryClient();
  const [keyed] = useState(() => keyedAction());
  return useMutation({
    mutationFn: (wish: { readonly prompt: string; readonly category: Category }) => {
      const body = { ...wish, language: readSettings().preferences.language };
      return keyed.run(body, (idempotencyKey) => api.generateStory({ body, idempotencyKey }));
    },
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: STORIES_KEY });
    },
  });
};

export const useDeleteStory = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.deleteStory({ params: { id } }),
    onSuccess: (_, id) => {
      queries.setQueryData<Pages>(
        PAGES_KEY,
        (data) => data && mapItems(data, (story) => (story.id === id ? undefined : story)),
      );
      void queries.invalidateQueries({ queryKey: STORIES_KEY });
    },
  });
};
