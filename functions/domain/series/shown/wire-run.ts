import type { Run as WireRun } from '#contract/schemas/series/runs.ts';
import { localTimeOf } from '#functions/domain/series/airings.ts';
import type { Run } from '#functions/domain/series/run.ts';
import type { Series } from '#functions/domain/series/series.ts';
import type { Story } from '#functions/domain/story/story.ts';
import { isDeleted } from '#functions/domain/video/shown/recently-deleted.ts';
import { toWireVideo } from '#functions/domain/video/shown/wire-video.ts';
import type { Video } from '#functions/domain/video/video.ts';
import { creditsOf, hasVideo } from './run-videos.ts';

/** What a run is shown with. */
export interface AroundRun {
  readonly series: Series;
  readonly story: Story | undefined;
  /** Rows of its videos, by id; some may be gone. */
  readonly videos: ReadonlyMap<string, Video>;
}

const isShown = (video: Video): boolean => !isDeleted(video) && video.status !== 'deleting';

const WAITING: readonly Run['status'][] = ['held', 'script_waits', 'video_waits'];
/** Nothing becomes of a run that waits on without an answer, and one that asks in time says its airing. */
const answerBy = ({ status, airing, dueAt }: Run, { unanswered, cadence }: Series['choice']) =>
  WAITING.includes(status) && unanswered !== 'wait' && dueAt !== undefined && dueAt > airing.at
    ? { answerBy: localTimeOf(new Date(dueAt), cadence.zone) }
    : {};

const ENDS: readonly Run['status'][] = ['approved', 'skipped', 'failed'];

/** A run as its creator’s browser receives it, without its video. */
export const toWireRun = (run: Run, { series, story, videos }: AroundRun): WireRun => {
  const video = run.videoId === undefined ? undefined : videos.get(run.videoId);
  const poster = video && isShown(video) ? toWireVideo(video).thumbnail : undefined;
  const { post, mostLike, reason, held, endedBy } = run;
  return {
    id: run.id,
    seriesId: run.seriesId,
    seriesName: series.choice.name,
    version: run.version,
    status: run.status,
    airing: run.airing,
    idea: run.idea.text,
    language: story?.language ?? series.choice.language,
    ...(run.isWritten && story
      ? { story: { id: story.id, title: story.title, content: story.content } }
      : {}),
    ...(run.videoId !== undefined && hasVideo(run, video) ? { videoId: run.videoId } : {}),
    ...(poster === undefined ? {} : { poster }),
    ...(post === undefined ? {} : { post }),
    ...(mostLike === undefined ? {} : { mostLike }),
    ...(reason === undefined ? {} : { reason }),
    ...(held === undefined ? {} : { held }),
    ...(endedBy !== undefined && ENDS.includes(run.status) ? { endedBy } : {}),
    round: run.round,
    credits: creditsOf(run, videos),
    unanswered: series.choice.unanswered,
    ...answerBy(run, series.choice),
  };
};
