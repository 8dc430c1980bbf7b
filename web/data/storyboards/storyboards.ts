import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { UpdateVideo } from '#contract/schemas/scenes.ts';
import type { OpenStoryboard, Storyboard } from '#contract/schemas/storyboards.ts';
import { keyedAction } from '#web/data/api/idempotency.ts';
import { studioApi } from '#web/data/api/studio-api.ts';
import { ME_KEY } from '#web/data/session/session.ts';
import { applyVideos, showBegun } from '#web/data/videos/video-cache.ts';

const POLL_MILLISECONDS = 1200;

export const boardKey = (id: string) => ['storyboard', id] as const;

/**
 * Whether a storyboard is being spoken or painted, in which case it changes without the creator doing
 * anything.
 */
export const isAtWork = ({ isSpeaking, scenes }: Storyboard): boolean =>
  isSpeaking || scenes.some(({ isPainting }) => isPainting);

/** A storyboard, polled while it is being painted or spoken. */
export const useStoryboard = (id: string) => {
  const queries = useQueryClient();
  return useQuery({
    queryKey: boardKey(id),
    queryFn: async ({ signal }) => {
      const board = await studioApi.readStoryboard({ params: { id }, signal });
      if (board.video !== undefined) applyVideos(queries, [board.video]);
      return board;
    },
    refetchInterval: ({ state }) =>
      state.data !== undefined && isAtWork(state.data) ? POLL_MILLISECONDS : false,
    refetchOnMount: 'always',
  });
};

/** Opens the storyboard of a story; a storyboard that is already open stays as it is. */
export const useOpenStoryboard = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: z.input<typeof OpenStoryboard>) => studioApi.openStoryboard({ body }),
    onSuccess: (board) => queries.setQueryData(boardKey(board.id), board),
  });
};

/** Opens the storyboard of a finished video, even if the video was made without one. */
export const useOpenVideoStoryboard = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => studioApi.openVideoStoryboard({ params: { id } }),
    onSuccess: (board) => queries.setQueryData(boardKey(board.id), board),
  });
};

/** Shared by all screens, so that repeating a request after a lost response never paints or films anything twice. */
const painting = keyedAction();
const filming = keyedAction();
const updating = keyedAction();

/** Actions on the saved version of a storyboard. */
export const useBoardActions = (id: string) => {
  const queries = useQueryClient();
  const take = (board: Storyboard): void => {
    queries.setQueryData(boardKey(id), board);
  };
  // Painting and filming change the balance.
  const countAgain = (): Promise<void> => queries.invalidateQueries({ queryKey: ME_KEY });
  const params = { id };
  const paint = useMutation({
    mutationFn: (scenes: readonly string[]) =>
      painting.run([id, scenes], (idempotencyKey) =>
        studioApi.paintStoryboard({ params, body: { scenes: [...scenes] }, idempotencyKey }),
      ),
    onSuccess: take,
    onSettled: countAgain,
  });
  const speak = useMutation({ mutationFn: () => studioApi.speakStoryboard({ params }), onSuccess: take });
  const narrate = useMutation({
    mutationFn: (uploadId: string) => studioApi.narrateStoryboard({ params, body: { uploadId } }),
    onSuccess: take,
  });
  const unnarrate = useMutation({ mutationFn: () => studioApi.removeNarration({ params }), onSuccess: take });
  const discard = useMutation({
    mutationFn: () => studioApi.discardStoryboard({ params }),
    onSuccess: () => queries.removeQueries({ queryKey: boardKey(id) }),
    onSettled: countAgain,
  });
  const film = useMutation({
    mutationFn: () =>
      filming.run([id], (idempotencyKey) => studioApi.filmStoryboard({ params, idempotencyKey })),
    onSuccess: (video) => {
      showBegun(queries, video);
      void queries.invalidateQueries({ queryKey: boardKey(id) });
    },
    onSettled: countAgain,
  });
  const update = useMutation({
    mutationFn: (body: UpdateVideo) =>
      updating.run([id, body.version, body.credits], (idempotencyKey) =>
        studioApi.updateVideo({ params, body, idempotencyKey }),
      ),
    onSuccess: (video) => showBegun(queries, video),
    onSettled: async () => {
      await Promise.all([countAgain(), queries.invalidateQueries({ queryKey: boardKey(id) })]);
    },
  });
  /** Reloads the storyboard, with the current price of an update. */
  const reread = async (): Promise<Storyboard> => {
    const board = await studioApi.readStoryboard({ params });
    take(board);
    return board;
  };
  /** Reloads the storyboard in the background after a change to something it depends on. */
  const refresh = (): void => void queries.invalidateQueries({ queryKey: boardKey(id) });
  return { paint, speak, narrate, unnarrate, discard, film, update, reread, refresh };
};
