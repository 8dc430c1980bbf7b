import { CREDITS_PER_VIDEO } from '#contract/catalogue.ts';
import type { Run } from '#functions/domain/series/run.ts';
import type { Video } from '#functions/domain/video/video.ts';

/**
 * The ids of the videos from a run’s rounds, oldest first. The last video may not exist yet, or may never be created.
 */
export const videoIdsOf = ({ earlierVideoIds, videoId }: Run): readonly string[] => [
  ...earlierVideoIds,
  ...(videoId === undefined ? [] : [videoId]),
];

/** Whether a run’s video, which is no longer stored, ever existed, judging by the creator’s actions. */
const wasMade = ({ status, endedBy }: Run): boolean =>
  status === 'video_waits' || status === 'approved' || (status === 'skipped' && endedBy !== 'product');

/** Whether the run’s video exists or has existed. `video`: its row, if there is one. */
export const hasVideo = (run: Run, video: Video | undefined): boolean =>
  run.videoId !== undefined && (video !== undefined || wasMade(run));

/** Whether credits are reserved or have been spent for a video; a failed video’s credits have been returned. */
const isPaid = ({ status, film }: Video): boolean => status === 'generating' || film !== undefined;

/** What a run’s videos have cost, in credits. `videos`: the existing rows, by id. */
export const creditsOf = (run: Run, videos: ReadonlyMap<string, Video>): number =>
  videoIdsOf(run).filter((id) => {
    const video = videos.get(id);
    if (video !== undefined) return isPaid(video);
    return id === run.videoId ? wasMade(run) : true;
  }).length * CREDITS_PER_VIDEO;

/** Whether a run has, or had, a finished video. */
export const isMade = (run: Run, videos: ReadonlyMap<string, Video>): boolean => {
  const video = run.videoId === undefined ? undefined : videos.get(run.videoId);
  return video === undefined ? run.videoId !== undefined && wasMade(run) : video.film !== undefined;
};
