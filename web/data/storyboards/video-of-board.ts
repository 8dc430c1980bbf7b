import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Video } from '#contract/schemas/videos.ts';
import { isBeingMade } from '#web/data/videos/making.ts';
import { useVideo } from '#web/data/videos/videos.ts';
import { useWatched } from '#web/data/videos/watch-videos.ts';
import { boardKey } from './storyboards.ts';

/** The latest known state of the video that was loaded with a storyboard. */
export const useVideoOfBoard = (read: Video): Video => {
  const queries = useQueryClient();
  const video = useVideo(read);
  useWatched([video]);
  const version = `${isBeingMade(video)} ${video.videoUrl}`;
  const known = useRef(version);
  useEffect(() => {
    if (known.current === version) return;
    known.current = version;
    // Once the video is finished or an earlier version is brought back, an update would film different
    // scenes.
    void queries.invalidateQueries({ queryKey: boardKey(read.id) });
  }, [queries, read.id, version]);
  return video;
};
