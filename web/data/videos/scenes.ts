import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Video } from '#contract/schemas/videos.ts';
import { api } from '#web/data/api/api.ts';
import { keyedAction } from '#web/data/api/idempotency.ts';
import { ME_KEY } from '#web/data/session/session.ts';
import { applyVideos, VIDEOS_KEY } from './video-cache.ts';

/** The scenes of a finished film; each version of it has its own. */
export const useScenes = ({ id, videoUrl }: Video) =>
  useQuery({
    queryKey: ['scenes', id, videoUrl],
    queryFn: ({ signal }) => api.listScenes({ params: { id }, signal }),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  });

/** One for all dialogs: asking again after a lost answer does not change the scene twice. */
const changing = keyedAction();

export interface SceneWish {
  readonly n: number;
  /** The new words; without them the scene gets another picture. */
  readonly narration?: string;
}

/** Begins to do one scene again; its progress arrives through the watch on films that are being made. */
export const useEditScene = (id: string) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ n, narration }: SceneWish) =>
      changing.run([id, n, narration], (idempotencyKey) => {
        const call = { params: { id, n: String(n) }, idempotencyKey };
        return narration === undefined
          ? api.repaintScene(call)
          : api.rewriteScene({ ...call, body: { narration } });
      }),
    onSuccess: (video) => {
      applyVideos(queries, [video]);
      void queries.invalidateQueries({ queryKey: VIDEOS_KEY });
      void queries.invalidateQueries({ queryKey: ME_KEY });
    },
  });
};
