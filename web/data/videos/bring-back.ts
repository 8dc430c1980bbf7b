import { useMutation, useQueryClient } from '@tanstack/react-query';
import { studioApi } from '#web/data/api/studio-api.ts';
import { applyVideos, VIDEOS_KEY } from './video-cache.ts';

/** Brings back the version before the last change, swapping it with the current one. */
export const useBringBack = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => studioApi.bringBackVideo({ params: { id } }),
    onSuccess: (video) => {
      applyVideos(queries, [video]);
      void queries.invalidateQueries({ queryKey: VIDEOS_KEY });
    },
  });
};
