import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { CREDITS_PER_VIDEO, FREE_CREDITS_PER_MONTH } from '#contract/catalogue.ts';
import { Run } from '#contract/schemas/series/runs.ts';
import { Series, SeriesList } from '#contract/schemas/series/series.ts';
import { buyPlan } from '#test/support/billing/payment-page.ts';
import { expectAccessible } from '#test/support/browser/axe.ts';
import { type Hand, keyboardHand, pointerHand } from '#test/support/browser/hands/hand.ts';
import { dismissToast, meIn, signInBy } from '#test/support/browser/pages.ts';
import { DESKTOP, PHONE } from '#test/support/browser/widths.ts';
import { newPerson } from '#test/support/cloud/functions-here.ts';
import { PassingWeeks } from '#test/support/series/weeks/passing-weeks.ts';
import { DAYS, setUpWeekly } from '#test/support/series/weeks/set-up-weekly.ts';
import { shortScripts, tableOf } from '#test/support/series/weeks/short-scripts.ts';
import { defined, takeFrom } from '#test/support/values.ts';

const [MINUTE_MS, HOUR_MS, DAY_MS] = [60_000, 3_600_000, 86_400_000];
const [FILM_LIMIT_MS, LIMIT_MS] = [300_000, 700_000];
const BEGUN = Date.now();
/** Two days of each week. The first is far enough ahead that nothing starts while the series is being set up. */
const CHOSEN = [2, 5].map((days) => defined(DAYS[new Date(BEGUN + days * DAY_MS).getUTCDay()]));
const monthOf = (time: number): number => new Date(time).getUTCMonth();
const PREMISE = 'True stories that sound invented, for people on their way to work. Short and dry.';
const SERIES = 'Stranger Than Fiction';

const ENDS = { approve: 'Approved', remake: 'Approved', skip: 'Skipped' } as const;
type Answer = keyof typeof ENDS;

/** What the creator decides about each video: two weeks of videos on a desktop, one video on a phone. */
const WAYS: {
  name: string;
  viewport: { width: number; height: number };
  by: string;
  handOf: (page: Page) => Hand;
  answers: Answer[];
}[] = [
  {
    ...DESKTOP,
    by: 'by keyboard alone',
    handOf: keyboardHand,
    answers: ['approve', 'remake'],
  },
  { ...PHONE, by: 'by pointer', handOf: pointerHand, answers: ['skip'] },
];

// The product is stopped and restarted with a clock set to later days, so the order of these tests matters.
describe.each(WAYS)('a series over several weeks, at $name $by', ({ viewport, handOf, answers }) => {
  const person = newPerson('Grace Hopper');
  const scripts = shortScripts(answers.length);
  const countOf = (answer: Answer): number => answers.filter((one) => one === answer).length;
  const videos = answers.length + countOf('remake');
  const results = {
    Made: answers.length,
    Approved: answers.length - countOf('skip'),
    Skipped: countOf('skip'),
    Credits: videos * CREDITS_PER_VIDEO,
  };
  let weeks: PassingWeeks;
  let page: Page;
  let hand: Hand;
  let series: Series;
  let asked = 0;
  let credits = 0;
  let expired: number | undefined;

  beforeAll(async () => {
    weeks = await PassingWeeks.begin(viewport);
    ({ page } = weeks);
    hand = handOf(page);
  });
  afterAll(() => weeks.end());

  const runs = () => weeks.read(`series/${series.id}/runs`, z.array(Run));
  const newest = async () => (await runs())[0];
  const heading = (name: string) => page.getByRole('heading', { name, exact: true }).first().waitFor();
  const standing = (words: string) =>
    page.locator('.run-head output').filter({ hasText: words }).waitFor({ timeout: FILM_LIMIT_MS });
  const looksWell = async (): Promise<void> => await expectAccessible(page);
  const noProblems = (): void => {
    expect(weeks.tab.problems()).toEqual([]);
    expect(hand.faults()).toEqual([]);
  };
  /** Waits for another email with this video’s poster, and follows its link to the run. */
  const followLetter = async (title: string): Promise<void> => {
    asked += 1;
    await expect.poll(async () => (await weeks.letters()).length).toBe(asked);
    const [letter] = await weeks.letters();
    expect(letter).toMatchObject({ to: person.email, subject: `${SERIES}: “${title}” is waiting for you` });
    expect(Object.values(letter?.pictures ?? {})).toEqual([
      expect.stringMatching(/^data:image\/jpeg;base64,/u),
    ]);
    await page.goto(/http\S+\/runs\/[\w-]+/u.exec(letter?.text ?? '')?.[0] ?? '');
    await heading(title);
    await standing('Watch the video and say whether it’s good.');
  };

  // Proves auto-pilot-series-set-up-days-scripts.
  it('is set up for two days a week, with a script for each video', async () => {
    await signInBy(page, person);
    await buyPlan(page, 'Starter');
    await page.goto('/dashboard/auto-pilot');
    ({ credits } = await meIn(page));
    await setUpWeekly(page, hand, { name: SERIES, premise: PREMISE, days: CHOSEN });
    await dismissToast(page);
    const file = join(weeks.dataDir, 'scripts.csv');
    await writeFile(file, tableOf(scripts));
    await hand.press('button', 'Import');
    await hand.give('Choose Files', file);
    await hand.press('button', /^Add \d Ideas?$/u);
    await page.getByText(`${scripts.length} of 200 ideas.`).waitFor();
    await dismissToast(page);
    await looksWell();
    const [made] = (await weeks.read('series', SeriesList)).series;
    expect(made).toMatchObject({
      name: SERIES,
      ideas: scripts.length,
      approves: 'video',
      unanswered: 'wait',
    });
    series = defined(made);
    expect(await runs()).toEqual([]);
    noProblems();
  });

  // Proves auto-pilot-time-video-creator-asked-in.
  it.each(answers.map((answer, at) => ({ answer, at, number: at + 1 })))(
    'makes one video for airing $number, asks about it by email too, and gets the answer $answer',
    { timeout: LIMIT_MS },
    async ({ answer, at }) => {
      const { title } = defined(scripts[at]);
      const videosBefore = await weeks.countVideos();
      const [next] = takeFrom((await weeks.read(`series/${series.id}`, Series)).coming);
      const begins = Date.parse(next.at) - series.leadHours * HOUR_MS + MINUTE_MS;
      // The free credits that remain from the first month expire when it ends.
      if (monthOf(begins) !== monthOf(BEGUN))
        expired ??= Math.max(0, FREE_CREDITS_PER_MONTH - videosBefore * CREDITS_PER_VIDEO);
      await weeks.goOnAt(begins);
      await expect
        .poll(newest, { timeout: FILM_LIMIT_MS, interval: 1000 })
        .toMatchObject({ status: 'video_waits', airing: next, post: { title } });
      expect((await runs()).length).toBe(at + 1);
      expect(await weeks.countVideos()).toBe(videosBefore + 1);

      await page.goto('/dashboard/auto-pilot');
      const queue = page.getByRole('list', { name: 'Waiting for you' });
      await queue.getByRole('heading', { name: title }).waitFor();
      expect(await queue.getByRole('heading').count()).toBe(1);
      await looksWell();
      await followLetter(title);
      await looksWell();

      if (answer === 'remake') {
        await hand.press('button', 'Make Again');
        await page.getByText(`${CREDITS_PER_VIDEO} credits: a new video.`).waitFor();
        await hand.write('What should be different?', 'Tell it through somebody who was only passing by.');
        await hand.answer('Make Again');
        await standing('It is being rewritten with your note in mind.');
        await dismissToast(page);
        await standing('Watch the video and say whether it’s good.');
        const again = await newest();
        expect(again).toMatchObject({ round: 2, credits: 2 * CREDITS_PER_VIDEO });
        await followLetter(again?.post?.title ?? '');
      }
      await hand.press('button', answer === 'skip' ? 'Skip' : 'Approve');
      if (answer === 'skip') await hand.answer('Skip');
      await standing(answer === 'skip' ? 'You skipped it.' : 'You approved it.');
      await dismissToast(page);
      expect(await newest()).toMatchObject({ endedBy: 'creator' });
      noProblems();
    },
  );

  // Proves auto-pilot-calendar-results-show-became.
  it('ends with a list of the videos made for it, and the credits add up', async () => {
    await page.goto(`/dashboard/auto-pilot/${series.id}`);
    const figures = page.getByRole('region', { name: 'Results' }).locator('.results__figure');
    for (const [name, figure] of Object.entries(results))
      await figures.filter({ hasText: new RegExp(`^${name}${figure}\\D`, 'u') }).waitFor();
    await looksWell();
    expect((await meIn(page)).credits).toBe(credits - results.Credits - (expired ?? 0));
    expect(await weeks.countVideos()).toBe(videos);

    const calendar = page.getByRole('region', { name: 'Calendar' });
    const shown = new Set<string>();
    const look = async (): Promise<void> => {
      for (const words of await calendar.getByRole('link').allInnerTexts()) shown.add(words);
    };
    // On a desktop, the calendar shows one month, which may end before the first airing; on a phone, it’s a list.
    const lookThrough = async (): Promise<number> => {
      await look();
      if ((await calendar.getByRole('table').count()) === 0) return shown.size;
      await hand.press('button', 'Next month');
      await look();
      await hand.press('button', 'Previous month');
      return shown.size;
    };
    await expect.poll(lookThrough).toBe(answers.length);
    for (const [at, answer] of answers.entries())
      if (answer !== 'remake')
        expect([...shown].filter((words) => words.includes(defined(scripts[at]).title))).toEqual([
          expect.stringContaining(ENDS[answer]),
        ]);
    noProblems();
  });
});
