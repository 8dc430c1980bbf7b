import type { Idea } from '#functions/domain/series/idea.ts';
import type { Run } from '#functions/domain/series/run.ts';
import type { Series } from '#functions/domain/series/series.ts';
import { ideas, runs, series } from '#functions/wiring/stores.ts';
import { ideaOf, runOf, seriesOf } from './series-here.ts';

const DAY_MS = 86_400_000;
/**
 * About sixty words in only a few scenes. A script is needed because, without a model, only ideas with a script
 * become videos.
 */
export const OWN_SCRIPT = Array(6).fill('The lamp burned all night, and nobody knew who lit it.').join(' ');

/** How many series are allowed. The plan’s limit doesn’t apply to series set up here. */
const ALLOWED = 20;

const inDays = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString();
/** The key of an airing this many days from now. */
export const eveningIn = (days: number): string => `${inDays(days).slice(0, 10)}T18:30`;

/**
 * Gives an account in this cloud a series with these ideas. The next video is weeks away, so that nothing starts in
 * the meantime.
 */
export const giveSeries = async (
  ownerId: string,
  change: Partial<Series> = {},
  texts: readonly string[] = [],
  script?: string,
): Promise<Series> => {
  const key = eveningIn(30);
  const given = seriesOf(ownerId, {
    airedUntil: inDays(0),
    next: { key, at: `${key}:00.000Z`, beginsAt: inDays(29) },
    createdAt: inDays(0),
    ...change,
  });
  const queue = texts.map((text, index) =>
    ideaOf(given, { text, place: `a${index}`, ...(script === undefined ? {} : { script }) }),
  );
  const { kind } = await series().create(given, queue, ALLOWED, { now: new Date() });
  if (kind !== 'created') throw new Error(`The series was not created: ${kind}`);
  return given;
};

/**
 * Starts a run of a series for an airing given in UTC, such as `2026-03-08T18:30`, and brings the run to the given
 * state.
 */
export const giveRunAt = async (
  ownerId: string,
  seriesId: string,
  airing: string,
  change: Partial<Run> = {},
): Promise<Run> => {
  const before = await series().find(ownerId, seriesId);
  if (before === undefined) throw new Error(`There is no series ${seriesId}.`);
  const idea: Idea = ideaOf(before, { text: `A lighthouse at ${airing}.` });
  await ideas().add([idea]);
  const run = runOf(idea, airing);
  if (!(await runs().begin(run, { before, after: before }))) throw new Error('The run was not begun.');
  const given = { ...run, ...change, version: 2 };
  if (!(await runs().replace(run, given))) throw new Error('The run has changed.');
  return given;
};
