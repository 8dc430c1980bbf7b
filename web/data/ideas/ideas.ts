import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { IDEAS_KEPT } from '#contract/catalogue.ts';
import type { EditIdea, Idea, Ideas, NewIdea } from '#contract/schemas/series/ideas.ts';
import { seriesApi } from '#web/data/series/series-api.ts';
import { beforeOf, moveIdea } from './order.ts';

const ideasKey = (seriesId: string) => ['ideas', seriesId] as const;

/** The ideas that are waiting in a series, the next one first. */
export const useIdeas = (seriesId: string) =>
  useQuery({
    queryKey: ideasKey(seriesId),
    queryFn: ({ signal }) => seriesApi.listIdeas({ params: { id: seriesId }, signal }),
    refetchOnMount: 'always',
  });

/** How many more ideas can be added to a series. */
export const roomFor = (ideas: readonly Idea[]): number => Math.max(0, IDEAS_KEPT - ideas.length);

/**
 * The options shared by all changes to a series’ ideas: the changes run one after another, and their
 * responses are shown.
 */
const sharedOptions = (queries: QueryClient, seriesId: string) => {
  const queryKey = ideasKey(seriesId);
  return {
    mutationKey: queryKey,
    scope: { id: `ideas-${seriesId}` },
    onSuccess: (ideas: Ideas): void => {
      // Showing a response while a later change is being sent would undo that change on the screen.
      if (queries.isMutating({ mutationKey: queryKey }) === 1) queries.setQueryData(queryKey, ideas);
    },
    onError: () => queries.invalidateQueries({ queryKey }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['series'] }),
  };
};

const writeIdea = (seriesId: string, ideaId: string, body: z.input<typeof EditIdea>): Promise<Ideas> =>
  seriesApi.editIdea({ params: { id: seriesId, ideaId }, body });

/** A dropped idea, and the idea that came before it. */
interface Dropped {
  readonly idea: Idea;
  readonly after: string | null;
}

/** Puts a dropped idea back in its place. */
const putBack = async (seriesId: string, { idea, after }: Dropped): Promise<Ideas> => {
  const { text, script } = idea;
  const added = await seriesApi.addIdeas({
    params: { id: seriesId },
    body: { ideas: [{ text, ...(script === undefined ? {} : { script }) }] },
  });
  const last = added.ideas.at(-1);
  const isThere = after === null || added.ideas.some(({ id }) => id === after);
  return last === undefined || !isThere ? added : writeIdea(seriesId, last.id, { after });
};

/** Changes to a series’ ideas, shown at once and carried out one after another, in order. */
export const useIdeaChanges = (seriesId: string) => {
  const queries = useQueryClient();
  const queryKey = ideasKey(seriesId);
  const params = { id: seriesId };
  const show = (change: (ideas: readonly Idea[]) => readonly Idea[]): void => {
    queries.setQueryData<Ideas>(queryKey, (known) => known && { ...known, ideas: [...change(known.ideas)] });
  };
  const change = sharedOptions(queries, seriesId);

  const add = useMutation({
    ...change,
    mutationFn: (ideas: readonly NewIdea[]) => seriesApi.addIdeas({ params, body: { ideas: [...ideas] } }),
  });
  const suggest = useMutation({ ...change, mutationFn: () => seriesApi.suggestIdeas({ params, body: {} }) });
  const edit = useMutation({
    ...change,
    mutationFn: ({ id, ...idea }: NewIdea & { readonly id: string }) => writeIdea(seriesId, id, idea),
  });
  const move = useMutation({
    ...change,
    mutationFn: ({ id, after }: { readonly id: string; readonly after: string | null }) =>
      writeIdea(seriesId, id, { after }),
  });
  const remove = useMutation({
    ...change,
    mutationFn: (id: string) => seriesApi.deleteIdea({ params: { ...params, ideaId: id } }),
    onMutate: async (id) => {
      await queries.cancelQueries({ queryKey });
      show((ideas) => ideas.filter((idea) => idea.id !== id));
    },
  });
  const restore = useMutation({
    ...change,
    mutationFn: (dropped: Dropped) => putBack(seriesId, dropped),
  });
  return {
    add,
    suggest,
    edit,
    remove,
    restore,
    isMoving: move.isPending,
    /** Moves an idea to another position, counted from 0. */
    moveTo: (id: string, to: number): Promise<unknown> | undefined => {
      const before = queries.getQueryData<Ideas>(queryKey)?.ideas ?? [];
      const after = moveIdea(before, id, to);
      if (after === before) return undefined;
      void queries.cancelQueries({ queryKey });
      show(() => after);
      return move.mutateAsync({ id, after: beforeOf(after, id) });
    },
  };
};
export type IdeaChanges = ReturnType<typeof useIdeaChanges>;
