import type { Idea } from '#functions/domain/series/idea.ts';
import { type Run, runIdOf } from '#functions/domain/series/run.ts';
import type { Series } from '#functions/domain/series/series.ts';
import { ideas, runs, series as store } from '#functions/wiring/stores.ts';
import { giveStory, wordyScenes } from '#test/support/builders/films.ts';
import { givePlayableFilm } from '#test/support/builders/playable-film.ts';
import { ideaOf, seriesOf } from './series-here.ts';

const DAY_MS = 86_400_000;
const MANY_SERIES = 20;

const inDays = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString();
const eveningIn = (days: number): string => `${inDays(days).slice(0, 10)}T18:30`;

/** Gives an account of this cloud a series whose next video is weeks away, so that nothing begins meanwhile. */
export const giveQuietSeries = async (
  ownerId: string,
  change: Partial<Series> = {},
  texts: readonly string[] = [],
): Promise<Series> => {
  const key = eveningIn(30);
  const given = seriesOf(ownerId, {
    airedUntil: new Date().toISOString(),
    next: { key, at: `${key}:00.000Z`, beginsAt: inDays(29) },
    createdAt: new Date().toISOString(),
    ...change,
  });
  const first = texts.map((text, at) => ideaOf(given, { text, place: `a${at}` }));
  const { kind } = await store().create(given, first, MANY_SERIES, undefined, new Date());
  if (kind !== 'created') throw new Error(`The series was not created: ${kind}`);
  return given;
};

/** What a run has come to, as it stands in its row. `inDays`: when it airs. */
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

/** Gives a series a run that asks for its script, or, with a video, for that. Its story is written. */
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

/** Gives a series a run that asks for its video, which a browser can play. */
export const giveVideoRun = async (series: Series, given: GivenRun = {}): Promise<Run> => {
  const { title = 'The Midnight Train' } = given;
  const videoId = await givePlayableFilm(series.ownerId, title);
  return giveRun(series, { status: 'video_waits', videoId, ...given });
};
