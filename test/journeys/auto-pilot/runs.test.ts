import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Run } from '#functions/domain/series/run.ts';
import type { Series } from '#functions/domain/series/series.ts';
import { runs, videos } from '#functions/wiring/stores.ts';
import { keysOf } from '#test/support/browser/hands/keys.ts';
import { id, lookInEach, page, signInForEach } from '#test/support/browser/journey.ts';
import { answerAlert, dismissToast } from '#test/support/browser/pages.ts';
import { SIZES } from '#test/support/browser/widths.ts';
import { fullDescribe, fullIt } from '#test/support/run/full-it.ts';
import { giveRun, giveVideoRun } from '#test/support/series/give-run.ts';
import { giveSeries } from '#test/support/series/give-series.ts';
import { seriesOf } from '#test/support/series/series-here.ts';

let series: Series;

const pathOf = (run: Run): string => `/dashboard/auto-pilot/runs/${run.id}`;
const open = async (run: Run, on: Page = page): Promise<void> => {
  await on.goto(pathOf(run));
  await on.locator('.run-head').waitFor();
};
const rowOf = async (run: Run): Promise<Run> => {
  const row = await runs().find(id, run.id);
  if (row === undefined) throw new Error('The run is gone.');
  return row;
};
const standing = (words: string | RegExp, on: Page = page) =>
  on.locator('.run-head output').filter({ hasText: words });
const bar = (on: Page = page) => on.getByRole('contentinfo');

const begin = async (): Promise<void> => {
  const { choice } = seriesOf(id);
  series = await giveSeries(id, { choice: { ...choice, approves: 'script' } });
};

describe.each(SIZES)('at $name', ({ viewport }) => {
  signInForEach({ viewport, expected: [/status of 409/u] });
  beforeEach(begin);
  const look = lookInEach();

  // Proves listWaitingRuns, readRun, editPost, approveRun.
  it('a creator follows a link on the first tab to a video that awaits approval, watches it, retitles it and approves it', async () => {
    const run = await giveVideoRun(series, { title: 'The Waiting Video', inDays: 2 });
    await giveRun(series, { title: 'The Waiting Script', inDays: 4 });
    await page.goto('/dashboard');
    await page.getByRole('link', { name: '1 video and 1 script are waiting for you' }).click();
    const queue = page.getByRole('list', { name: 'Waiting for you' });
    await queue.getByRole('heading', { name: 'The Waiting Video' }).waitFor();
    expect(await queue.getByRole('heading').allTextContents()).toEqual([
      'The Waiting Video',
      'The Waiting Script',
    ]);
    await queue.getByText(/The last train left the station/u).waitFor();
    await look('the queue');
    await queue.getByRole('link', { name: 'Open The Waiting Video' }).click();
    await standing('Watch the video and say whether it’s good.').waitFor();
    await look('a video that waits');
    await page.getByRole('button', { name: 'Play' }).click();
    await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0.2);
    await page.getByLabel('Title').fill('The Video That Waited');
    await page.getByLabel('Tags').fill('#trains night');
    await bar().getByRole('button', { name: 'Approve' }).click();
    expect(await dismissToast(page)).toEqual(['Approved', 'The Video That Waited']);
    await standing('You approved it.').waitFor();
    expect(await bar().count()).toBe(0);
    expect(await page.locator('h1').evaluate((heading) => heading === document.activeElement)).toBe(true);
    await look('an approved video');
    expect(await rowOf(run)).toMatchObject({
      status: 'approved',
      endedBy: 'creator',
      post: { title: 'The Video That Waited', tags: ['trains', 'night'] },
    });
    await page.getByRole('link', { name: 'My Videos' }).click();
    await page.getByRole('article').filter({ hasText: 'The Waiting Video' }).waitFor();
  });

  // Proves remakeRun.
  fullIt(
    'a creator reads a script and has it rewritten according to a note, without spending credits',
    async () => {
      const run = await giveRun(series, {
        title: 'The Script',
        mostLike: { title: 'The Lost Lighthouse', percent: 47 },
      });
      await open(run);
      await page.getByText(/his grandfather's hat still warm/u).waitFor();
      await page.getByText('Most like: ‘The Lost Lighthouse’ (47 %)').waitFor();
      await look('a script that waits');
      await bar().getByRole('button', { name: 'Make Again' }).click();
      const dialog = page.getByRole('dialog', { name: 'Make it again' });
      await dialog.getByText('No credits: only the script is rewritten.').waitFor();
      await look('the note');
      await dialog.getByRole('textbox').fill('End with the empty train.');
      await dialog.getByRole('button', { name: 'Make Again' }).click();
      await standing('It is being rewritten with your note in mind.').waitFor();
      expect(await rowOf(run)).toMatchObject({ round: 2, note: 'End with the empty train.' });
      expect((await videos().list(id)).items).toEqual([]);
    },
  );

  fullIt('before a video is made again, a dialog says that the new one will cost credits too', async () => {
    await open(await giveVideoRun(series));
    await bar().getByRole('button', { name: 'Make Again' }).click();
    await page.getByText('10 credits: a new video. The one you have stays in My Videos.').waitFor();
    await page.keyboard.press('Escape');
    await bar().getByRole('button', { name: 'Approve' }).waitFor();
  });

  fullIt(
    'a creator can use a held script that repeats another, but not one that might break the rules',
    async () => {
      const reason = 'The ending is too much like that of ‘The Lost Lighthouse’.';
      await open(await giveRun(series, { status: 'held', held: 'alike', reason, inDays: 3 }));
      await standing(reason).waitFor();
      await bar().getByRole('button', { name: 'Use It Anyway 10 credits' }).waitFor();
      await look('a script that repeats another');
      await open(
        await giveRun(series, {
          status: 'held',
          held: 'rules',
          reason: 'It may break our rules.',
          inDays: 4,
        }),
      );
      await standing('It may break our rules.').waitFor();
      expect(await bar().getByRole('button').allTextContents()).toEqual(['SkipSkipping…', 'Make Again']);
      await look('a script against the rules');
    },
  );

  // Proves approveRun, skipRun.
  fullIt(
    'if a creator decides in two tabs, the first decision wins, and the second tab shows it',
    async () => {
      const run = await giveRun(series);
      const other = await page.context().newPage();
      await open(run);
      await open(run, other);
      await bar(other).getByRole('button', { name: 'Skip' }).click();
      expect(await answerAlert(other, 'Skip')).toContain('No video is made, and no credits were used.');
      await standing('You skipped it.', other).waitFor();
      await bar().getByRole('button', { name: 'Approve 10 credits' }).click();
      await page
        .getByRole('alert')
        .getByText('This was answered or changed in another window. It was skipped.')
        .waitFor();
      await standing('You skipped it.').waitFor();
      expect(await bar().count()).toBe(0);
      await look('a run that was answered elsewhere');
      expect((await rowOf(run)).status).toBe('skipped');
      await other.close();
    },
  );

  fullIt('two tabs editing one post never silently overwrite each other’s changes', async () => {
    const run = await giveVideoRun(series);
    const other = await page.context().newPage();
    await open(run);
    await open(run, other);
    await other.getByLabel('Title').fill('Theirs');
    await other.getByText('Saved', { exact: true }).waitFor();
    await expect.poll(async () => (await rowOf(run)).post?.title).toBe('Theirs');
    await page.getByLabel('Title').fill('Mine');
    await page.getByText('The post was changed in another window.', { exact: false }).waitFor();
    await look('two posts to choose from');
    await page.getByRole('button', { name: 'Keep This One' }).click();
    await expect.poll(async () => (await rowOf(run)).post?.title).toBe('Mine');
    await other.close();
  });
});

fullDescribe('using only the keyboard', () => {
  signInForEach({ at: '/dashboard/settings', reducedMotion: 'reduce' });
  beforeEach(begin);

  it('a creator retitles and approves a video, and skips a script in the queue', async () => {
    const video = await giveVideoRun(series, { inDays: 2 });
    const script = await giveRun(series, { title: 'The Script', inDays: 4 });
    const keys = keysOf(page);
    await open(video);
    await keys.tabTo('textbox', 'Title');
    await keys.press('Control+a');
    await keys.type('Typed by Keys');
    await keys.use('button', 'Approve');
    await standing('You approved it.').waitFor();
    await keys.tabTo('link', 'Auto-pilot', 'Shift+Tab');
    await keys.press('Enter');
    await keys.use('button', 'Skip The Script');
    await keys.use('button', 'Skip');
    await page.getByText('Skipped', { exact: true }).waitFor();
    expect(keys.faults()).toEqual([]);
    expect((await rowOf(video)).post?.title).toBe('Typed by Keys');
    expect((await rowOf(script)).status).toBe('skipped');
  });
});
