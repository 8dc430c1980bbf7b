import { POST_MAX } from '#contract/catalogue.ts';
import { airingsAfter } from '#functions/domain/series/airings.ts';
import type { Run } from '#functions/domain/series/run.ts';
import type { Series } from '#functions/domain/series/series.ts';
import { now } from '#functions/wiring/clock.ts';
import { giveRunAt, giveSeries } from '#test/support/series/give-series.ts';
import { seriesOf } from '#test/support/series/series-here.ts';
import { defined } from '#test/support/values.ts';
import { excerpt } from '#web/lib/format.ts';
import { beginFilm, finishFilm, givePlan, writeScript } from '../library.ts';
import { LONG_SCRIPT, SCRIPTS, type Script } from '../scripts.ts';

const DAY_MS = 86_400_000;
const BACK_DAYS = 18;
const IDEAS = [
  'A lamp in a fire station has burned since 1901, and nobody knows why.',
  'The man who invented the eraser twice and earned nothing both times.',
  'A bridge that was built for a river that moved away before it opened.',
  'The typewriter that only wrote music.',
];

type Choice = Series['choice'];

/** A series that is active, or paused for a reason. */
const give = (
  ownerId: string,
  choice: Partial<Choice>,
  change: Partial<Series>,
  ideas: readonly string[],
): Promise<Series> => {
  const base = seriesOf(ownerId).choice;
  const whole = { ...base, ...choice };
  const [next] = airingsAfter(whole.cadence, now(), 1);
  const beginsAt = new Date((next?.at.getTime() ?? 0) - DAY_MS).toISOString();
  return giveSeries(
    ownerId,
    {
      choice: whole,
      createdAt: new Date(now().getTime() - BACK_DAYS * DAY_MS).toISOString(),
      next:
        change.status === 'paused' || next === undefined
          ? undefined
          : { key: next.key, at: next.at.toISOString(), beginsAt },
      ...change,
    },
    ideas,
  );
};

/** Adds a run with its script and, unless it was skipped, its video. */
const giveMade = async (
  series: Series,
  airing: { readonly key: string; readonly at: Date },
  script: Script,
  change: Partial<Run>,
): Promise<void> => {
  const story = await writeScript(series.ownerId, script, 2);
  const videoId = await beginFilm(story);
  await finishFilm(series.ownerId, videoId, script.sample ?? 'mystery', script.seconds ?? 0);
  await giveRunAt(series.ownerId, series.id, airing.key, {
    airing: { key: airing.key, at: airing.at.toISOString() },
    storyId: story.id,
    isWritten: true,
    videoId,
    mostLike: { title: 'The Lost Lighthouse', percent: 29 },
    post: {
      title: excerpt(story.title, POST_MAX.titleChars - 1),
      description: 'A short true story, told at night.',
      tags: ['history'],
    },
    ...change,
  });
};

const GERMAN = 'Maximilianes Märchen von Erfindungen, die niemand haben will';

/**
 * Gives an account three series: one that has been running for two weeks, one that is paused, and one with problems.
 */
export const giveThreeSeries = async (table: string, ownerId: string): Promise<void> => {
  await givePlan(table, ownerId, { subscription: 'growth', credits: 870, used: 330 });
  await give(
    ownerId,
    {
      name: 'Night Ships',
      cadence: { days: ['sun'], times: ['09:15'], zone: 'UTC' },
    },
    { trouble: 'The last video failed: the image generator declined a scene. Its credits were returned.' },
    [],
  );
  await give(
    ownerId,
    { name: GERMAN, language: 'de', creditFloor: 50 },
    { status: 'paused', pause: { because: 'credits', at: now().toISOString() } },
    IDEAS.slice(0, 2),
  );
  const series = await give(
    ownerId,
    {
      name: 'Lost Inventions',
      premise: 'Forgotten inventions and the people behind them, for curious adults. Calm, a little ironic.',
      category: 'History',
      cadence: { days: ['tue', 'fri'], times: ['18:30'], zone: 'America/New_York' },
    },
    {},
    IDEAS,
  );
  const since = new Date(now().getTime() - BACK_DAYS * DAY_MS);
  const [first, second, third, fourth] = airingsAfter(series.choice.cadence, since, 4);
  if (first !== undefined)
    await giveMade(series, first, defined(SCRIPTS[4]), {
      status: 'approved',
      endedBy: 'creator',
      dueAt: undefined,
    });
  if (second !== undefined)
    await giveRunAt(ownerId, series.id, second.key, {
      status: 'skipped',
      endedBy: 'time',
      dueAt: undefined,
    });
  if (third !== undefined)
    await giveMade(series, third, LONG_SCRIPT, { status: 'approved', endedBy: 'time', dueAt: undefined });
  if (fourth !== undefined) await giveMade(series, fourth, defined(SCRIPTS[3]), { status: 'video_waits' });
};
