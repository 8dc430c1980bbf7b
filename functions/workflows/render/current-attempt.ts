import type { Media } from '#functions/domain/media/ports.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import type { Job } from '#functions/domain/video/job.ts';
import type { Videos } from '#functions/domain/video/ports.ts';
import type { Milestone } from '#functions/domain/video/progress.ts';
import { StepError } from '#functions/domain/video/step-errors.ts';
import type { Video } from '#functions/domain/video/video.ts';
import { isUnderWay } from '#functions/domain/video/video-edit.ts';

/** The error that ends a step whose attempt is over. */
export const over = (job: Job): StepError =>
  new StepError('AttemptOver', `Attempt ${job.attempt} at video ${job.videoId} is over.`);

/**
 * A job’s video, while its attempt is in progress. Throws `AttemptOver` otherwise, so that no step does work for an
 * attempt that is over.
 */
export const currentVideo = async (videos: Videos, job: Job): Promise<Video> => {
  const video = await videos.find(job.ownerId, job.videoId);
  if (video === undefined || !isUnderWay(video) || video.attempt !== job.attempt) throw over(job);
  return video;
};

/**
 * Records a milestone of the attempt, and returns all its milestones so far. Throws `AttemptOver` if the attempt has
 * ended.
 */
export const reach = async (videos: Videos, job: Job, milestone: Milestone): Promise<readonly string[]> => {
  const done = await videos.advance(job, milestone);
  if (done === undefined) throw over(job);
  return done;
};

/**
 * Records a milestone whose copies the creator can already see. Deletes the copies if that fails, because nothing else
 * would after the end of the attempt; a step that is tried again stores them again.
 */
export const reachShowing = async (
  { videos, media }: { readonly videos: Lazy<Videos>; readonly media: Lazy<Media> },
  job: Job,
  milestone: Milestone,
  copies: readonly string[],
): Promise<void> => {
  try {
    await reach(videos(), job, milestone);
  } catch (error) {
    for (const key of copies) await media().removeAll(key);
    throw error;
  }
};
