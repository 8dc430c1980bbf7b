import type { Idea } from '#functions/domain/series/idea.ts';
import { type Run, runIdOf } from '#functions/domain/series/run.ts';
import type { Series } from '#functions/domain/series/series.ts';
import { ideas, runs, series as store } from '#functions/wiring/stores.ts';
import { giveStory, wordyScenes } from '#test/support/builders/films.ts';
import { givePlayableFilm } from '#test/support/builders/playable-film.ts';
import { eveningIn } from './give-series.ts';
import { ideaOf } from './series-here.ts';

/** A run’s state, as stored in its row. `inDays`: how many days from now it airs. */
export interface GivenRun extends Partial<Run> {
  readonly title?: string;
  readonly inDays?: number;
}

const begin = async (series: Series, run: Run, idea: Idea): Promise<Run> => {
  const before = await store().find(series.ownerId, series.id);
  await ideas().add([idea]);
  if (
    before === undefined ||
    !(await runs().begin(run, { before, after: { ...before, runs: before.runs + 1 } }))
  )
    throw new Error('The run was not begun.');
  return run;
};

/**
 * Gives a series a run that waits for an answer about its script or, if it has a video, about the video. The story
 * has already been written.
 */
export const giveRun = async (series: Series, given: GivenRun = {}): Promise<Run> => {
  const { title = 'The Midnight Train', inDays: days = 3, ...change } = given;
  const { ownerId } = series;
  const key = eveningIn(days);
  const story = await giveStory(ownerId, { title, scenes: wordyScenes });
  const idea = ideaOf(series, { text: `An idea for ${title}` });
  const at = new Date().toISOString();
  return begin(
    series,
    {
      id: runIdOf(series.id, key),
      ownerId,
      seriesId: series.id,
      version: 1,
      status: 'script_waits',
      airing: { key, at: `${key}:00.000Z` },
      begunBy: 'an-execution',
      idea,
      ordinal: 0,
      round: 1,
      storyId: story.id,
      writes: 1,
      isWritten: true,
      post: { title, description: `What happened to ${title}.`, tags: ['mystery', 'night'] },
      earlierVideoIds: [],
      dueAt: `${key}:00.000Z`,
      restarts: 0,
      createdAt: at,
      updatedAt: at,
      ...change,
    },
    idea,
  );
};

/** Gives a series a run that waits for an answer about its video, which a browser can play. */
export const giveVideoRun = async (series: Series, given: GivenRun = {}): Promise<Run> => {
  const { title = 'The Midnight Train' } = given;
  const videoId = await givePlayableFilm(series.ownerId, title);
  return giveRun(series, { status: 'video_waits', videoId, ...given });
};
