import type { Run } from '#functions/domain/series/run.ts';
import type { Series } from '#functions/domain/series/series.ts';
import { type GivenRun, giveRun } from '#test/support/series/give-run.ts';
import { giveSeries } from '#test/support/series/give-series.ts';
import { defined } from '#test/support/values.ts';
import { beginFilm, finishFilm, writeScript } from '../library.ts';
import { SCRIPTS, type Script } from '../scripts.ts';

const IDEAS = [
  'The lighthouse keeper who counted one ship too many',
  'A letter that was delivered before it was written',
  'The clockmaker whose clocks all stopped at the same minute, in towns that had never heard of each other',
  'The last train to a station that was closed for forty years',
  'A map on which a new street appears every night',
];

/** The paths of the series in the pictures and of its runs, by state. */
export type RunPaths = Readonly<
  Record<'series' | 'video' | 'script' | 'alike' | 'rules' | 'approved' | 'writing', string>
>;

const pathOf = ({ id }: Run): string => `/dashboard/auto-pilot/runs/${id}`;

const writtenRun = async (series: Series, script: Script, given: GivenRun): Promise<Run> => {
  const story = await writeScript(series.ownerId, script, 0);
  const tags = [series.choice.category.toLowerCase(), 'shortstory'];
  return giveRun(series, {
    title: script.title,
    storyId: story.id,
    post: { title: script.title, description: `${script.lines[0] ?? ''}\n\nA new story twice a week.`, tags },
    mostLike: { title: 'The Night the Library Burned', percent: 29 },
    ...given,
  });
};

const filmedRun = async (series: Series, script: Script, given: GivenRun): Promise<Run> => {
  const story = await writeScript(series.ownerId, script, 0);
  const videoId = await beginFilm(story);
  await finishFilm(series.ownerId, videoId, script.sample ?? '', script.seconds ?? 0);
  return writtenRun(series, script, { storyId: story.id, status: 'video_waits', videoId, ...given });
};

/** Gives an account a series with runs in every state. */
export const giveAutoPilot = async (ownerId: string): Promise<RunPaths> => {
  const filmed = SCRIPTS.filter(({ sample }) => sample !== undefined);
  const [first, second, third, fourth] = [
    defined(filmed[0]),
    defined(filmed[1]),
    defined(filmed[2]),
    defined(SCRIPTS[7]),
  ];
  const series = await giveSeries(ownerId, {}, IDEAS);
  const video = await filmedRun(series, first, { inDays: 2 });
  await filmedRun(series, third, { inDays: 4 });
  const script = await writtenRun(series, second, { inDays: 5 });
  const alike = await writtenRun(series, fourth, {
    inDays: 7,
    status: 'held',
    held: 'alike',
    reason: 'The structure and the ending are too much like those of ‘The Lost Lighthouse’.',
    mostLike: { title: 'The Lost Lighthouse', percent: 61 },
  });
  const rules = await writtenRun(series, fourth, {
    inDays: 9,
    status: 'held',
    held: 'rules',
    isWritten: false,
    post: undefined,
    mostLike: undefined,
    reason: 'Its script may break our rules about violence. Have it written again with a note, or skip it.',
  });
  const approved = await filmedRun(series, third, {
    inDays: 1,
    status: 'approved',
    endedBy: 'creator',
    dueAt: undefined,
  });
  const writing = await giveRun(series, { inDays: 11, status: 'writing', isWritten: false, post: undefined });
  return {
    series: `/dashboard/auto-pilot/${series.id}`,
    video: pathOf(video),
    script: pathOf(script),
    alike: pathOf(alike),
    rules: pathOf(rules),
    approved: pathOf(approved),
    writing: pathOf(writing),
  };
};
