import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { FilmEvent } from '#contract/schemas/sharing.ts';
import type { Video } from '#contract/schemas/videos.ts';
import { ANALYTICS_KEY } from '#web/data/analytics/analytics.ts';
import { api } from '#web/data/api/api.ts';
import { VIDEOS_KEY } from './video-cache.ts';

type Event = FilmEvent['event'];

/**
 * Decides which player events count: a viewing is one play and at most one completion. Restarting a video after its end
 * begins a new viewing.
 */
export const viewingCounter = () => {
  let isUnderWay = false;
  return {
    play: (): Event | undefined => {
      if (isUnderWay) return undefined;
      isUnderWay = true;
      return 'play';
    },
    end: (): Event | undefined => {
      if (!isUnderWay) return undefined;
      isUnderWay = false;
      return 'complete';
    },
  };
};

/** Reports plays and completions of a video. Viewers don't see a failed report. */
export const useViewing = (video: Video) => {
  const queries = useQueryClient();
  const [counter] = useState(viewingCounter);
  const { mutate } = useMutation({
    mutationFn: (event: Event) => api.recordEvent({ params: { id: video.id }, body: { event } }),
    // The server decides what counts: a second play within half an hour does not.
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: VIDEOS_KEY });
      void queries.invalidateQueries({ queryKey: ANALYTICS_KEY });
    },
  });
  const report = (event: Event | undefined): void => {
    if (event !== undefined) mutate(event);
  };
  return { onPlay: () => report(counter.play()), onEnd: () => report(counter.end()) };
};
