import type { Run as WireRun } from '#contract/schemas/series/runs.ts';
import { makerName } from '#functions/domain/credentials/maker.ts';
import { localTimeOf } from '#functions/domain/series/airings.ts';
import type { Run } from '#functions/domain/series/run.ts';
import { isAsked } from '#functions/domain/series/runs/answers.ts';
import type { Series } from '#functions/domain/series/series.ts';
import { type Story, writersOf } from '#functions/domain/story/story.ts';
import { toWireVideo } from '#functions/domain/video/shown/wire-video.ts';
import type { Video } from '#functions/domain/video/video.ts';
import { creditsOf, hasVideo } from './run-videos.ts';

/** The data shown along with a run. */
export interface AroundRun {
  readonly series: Series;
  readonly story: Story | undefined;
  /** Rows of the run’s videos, by id; some may be gone. */
  readonly videos: ReadonlyMap<string, Video>;
}

/** Absent if nothing happens without an answer, or if the airing itself is the deadline. */
const answerBy = (run: Run, { unanswered, cadence }: Series['choice']) =>
  isAsked(run) && unanswered !== 'wait' && run.dueAt !== undefined && run.dueAt > run.airing.at
    ? { answerBy: localTimeOf(new Date(run.dueAt), cadence.zone) }
    : {};

/** Where the video is posted once it is approved. */
const postsIn = ({ status, publishDue }: Run, { publish = [] }: Series['choice']) => {
  const posts = publishDue?.posts.map(({ post }) => post) ?? (ENDS.includes(status) ? [] : publish);
  return posts.length === 0 ? {} : { publish: [...posts] };
};

const ENDS: readonly Run['status'][] = ['approved', 'skipped', 'failed'];

const writtenBy = (story: Story): { readonly writtenBy?: string } => {
  const { writers = [] } = writersOf(story);
  return writers.length === 0 ? {} : { writtenBy: writers.map(makerName).join(', ') };
};

/** A run as sent to its creator’s browser, without its video. */
export const toWireRun = (run: Run, { series, story, videos }: AroundRun): WireRun => {
  const video = run.videoId === undefined ? undefined : videos.get(run.videoId);
  const poster = video && toWireVideo(video).thumbnail;
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
      ? { story: { id: story.id, title: story.title, content: story.content, ...writtenBy(story) } }
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
    ...postsIn(run, series.choice),
    ...(run.publishTrouble === undefined ? {} : { publishTrouble: run.publishTrouble }),
  };
};
