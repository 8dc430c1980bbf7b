import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Video } from '#contract/schemas/videos.ts';
import { api } from '#web/data/api/api.ts';
import { keyedAction } from '#web/data/api/idempotency.ts';
import { showBegun } from './video-cache.ts';

/** The scenes of a completed video; each version of its film has its own scenes. */
export const useScenes = ({ id, videoUrl }: Video) =>
  useQuery({
    queryKey: ['scenes', id, videoUrl],
    queryFn: ({ signal }) => api.listScenes({ params: { id }, signal }),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  });

/** Shared by all dialogs: repeating a request after a lost response doesn’t edit the scene twice. */
const changing = keyedAction();

export interface SceneWish {
  readonly n: number;
  /** The new words; if absent, the scene is repainted. */
  readonly narration?: string;
}

/** Starts a scene edit; `watch-videos.ts` follows its progress. */
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
    onSuccess: (video) => showBegun(queries, video),
  });
};
