import type { Locator } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WEEKDAYS } from '#contract/schemas/series/cadence.ts';
import { now } from '#functions/wiring/clock.ts';
import { series as seriesStore, videos } from '#functions/wiring/stores.ts';
import { keysOf } from '#test/support/browser/hands/keys.ts';
import { id, lookInEach, page, signInForEach } from '#test/support/browser/journey.ts';
import { profileOf } from '#test/support/browser/looks.ts';
import { answerAlert, dismissToast } from '#test/support/browser/pages.ts';
import { ONE_SIZE } from '#test/support/browser/widths.ts';
import { givePlan } from '#test/support/builders/plans.ts';
import { fullIt } from '#test/support/run/full-it.ts';
import { isFullRun } from '#test/support/run/full-run.ts';
import { giveRun, giveVideoRun } from '#test/support/series/give-run.ts';
import { giveSeries } from '#test/support/series/give-series.ts';
import { defined } from '#test/support/values.ts';

const PREMISE = 'Forgotten inventions and the people behind them, for curious adults. Calm, a little ironic.';
const DAY_MS = 86_400_000;
const DAYS_A_WEEK = WEEKDAYS.length;
const NAMES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
/** The weekday in `days` days. It is far enough ahead that nothing starts during a test. */
const dayIn = (days: number): (typeof NAMES)[number] =>
  defined(NAMES[(new Date(now().getTime() + days * DAY_MS).getUTCDay() + DAYS_A_WEEK - 1) % DAYS_A_WEEK]);
const FAR = dayIn(4);

const dialog = (): Locator => page.getByRole('dialog', { name: /Series$/u });
const press = (name: string): Promise<void> => dialog().getByRole('button', { name, exact: true }).click();
const step = (heading: string): Promise<void> => dialog().getByRole('heading', { name: heading }).waitFor();
const card = (name: string): Locator => page.getByRole('article', { name });
const open = async (name: string): Promise<void> => {
  await card(name).getByRole('link', { name }).click();
  await page.getByRole('heading', { level: 2, name }).waitFor();
};
/** Turns off every day except this one. */
const onlyOn = async (day: string): Promise<void> => {
  for (const name of NAMES) {
    const button = dialog().getByRole('button', { name, exact: true });
    const isOn = (await button.getAttribute('aria-pressed')) === 'true';
    if (isOn !== (name === day)) await button.click();
  }
};

describe.each(ONE_SIZE)('auto-pilot at $name', ({ viewport }) => {
  signInForEach({
    expected: [/status of (?:402|404|409|400)/u],
    ...profileOf('dark', viewport),
  });
  const look = lookInEach();
  beforeEach(() => givePlan(id, { subscription: 'starter', credits: 400 }));
  afterEach(async () => {
    for (const { id: seriesId } of await seriesStore().list(id)) await seriesStore().remove(id, seriesId);
  });
  const show = async (): Promise<void> => {
    await page.goto('/dashboard/auto-pilot');
    await page.getByRole('heading', { level: 1, name: 'Auto-pilot' }).waitFor();
  };

  // Proves createSeries, suggestFirstIdeas, readSeries.
  it('a creator sets up a series in four steps that survive a reload, and then sees the series and its calendar', async () => {
    await show();
    await page.getByText('Nothing is posted unless you say so').waitFor();
    await look('no series yet');
    await page.getByRole('button', { name: 'New Series' }).click();
    await press('Next');
    await dialog().getByText('Say what your series is about.').waitFor();
    await dialog().getByText('Give your series a name.').waitFor();
    await look('step 1, refused');
    await dialog()
      .getByLabel(/^What is it about/u)
      .fill(PREMISE);
    await dialog().getByLabel('Name of the series').fill('Lost Inventions');
    await press('Next');
    await step('How it sounds and looks');
    await dialog().getByText('One track').click();
    await dialog().getByLabel('Track', { exact: true }).selectOption({ label: 'Iron Gate, epic' });
    await dialog().getByText('A look of its own').click();
    await look('step 2');
    await press('Next');
    await step('When its videos are due');

    await page.reload();
    await page.getByRole('button', { name: 'New Series' }).click();
    await step('When its videos are due');
    await onlyOn('None');
    await press('Next');
    await dialog().getByText('Choose at least one day of the week.').waitFor();
    await look('step 3, refused');
    await onlyOn(FAR);
    await dialog().getByLabel('Time zone').selectOption('America/New_York');
    await press('Add a Time');
    await dialog().getByLabel('Time 2', { exact: true }).fill('09:15');
    await dialog()
      .getByText(new RegExp(`^Next: ${FAR.slice(0, 3)}, .*, 09:15 · `, 'u'))
      .waitFor();
    await dialog().getByLabel('We begin each video').selectOption({ label: '2 hours before' });
    await press('Back');
    expect(await dialog().getByLabel('Track', { exact: true }).inputValue()).toBe('iron-gate');
    await press('Next');
    await press('Next');
    await step('What you decide, and the first ideas');
    await dialog().getByText('About 9 videos a month: 90 credits. Your plan has 400.').waitFor();
    await dialog().getByText('The script', { exact: true }).click();
    await dialog().getByLabel('Idea 1').fill('A lamp in a fire station has burned since 1901.');
    await look('step 4');
    await press('Start Series');
    await page.getByRole('heading', { level: 2, name: 'Lost Inventions' }).waitFor();
    expect(await dismissToast(page)).toEqual(['Your series is on auto-pilot', 'Lost Inventions']);
    await page.getByRole('heading', { name: 'Results' }).waitFor();
    await page.getByText('A lamp in a fire station has burned since 1901.').waitFor();
    await look('a new series');

    const [stored] = await seriesStore().list(id);
    expect(stored?.choice).toMatchObject({
      premise: PREMISE,
      music: { kind: 'one', trackId: 'iron-gate' },
      look: { size: 'medium' },
      cadence: {
        days: [FAR.slice(0, 3).toLowerCase()],
        times: ['09:15', '18:30'],
        zone: 'America/New_York',
      },
      leadHours: 2,
      approves: 'script',
    });
    await page.getByRole('link', { name: 'All Series' }).click();
    await card('Lost Inventions')
      .getByText(new RegExp(`^Next: ${FAR.slice(0, 3)}, .*, 09:15, New York time$`, 'u'))
      .waitFor();
    await page.getByRole('button', { name: 'New Series' }).click();
    expect(await answerAlert(page, 'Cancel')).toBe(
      'Your plan allows 1 active series at a time, and you already have one.',
    );
  });

  // Proves createSeries, switchSeries.
  fullIt('a creator sets up a series using only the keyboard', async () => {
    const keys = keysOf(page);
    await page.goto('/dashboard');
    await keys.use('link', 'Auto-pilot');
    await expect.poll(() => keys.isOn('heading', 'Auto-pilot')).toBe(true);
    await keys.use('button', 'New Series');
    await keys.type(PREMISE);
    await keys.tabTo('textbox', 'Name of the series');
    await keys.type('Lost Inventions');
    await keys.press('Enter');
    await expect.poll(() => keys.isOn('heading', 'How it sounds and looks')).toBe(true);
    await keys.tabTo('radio', 'Changing');
    await keys.press('ArrowLeft', 2);
    await keys.use('button', 'Next');
    await expect.poll(() => keys.isOn('heading', 'When its videos are due')).toBe(true);
    for (const day of ['Tuesday', 'Friday']) if (day !== FAR) await keys.use('button', day, 'Space');
    if (FAR !== 'Tuesday' && FAR !== 'Friday') await keys.use('button', FAR, 'Space');
    await keys.use('button', 'Next');
    await expect.poll(() => keys.isOn('heading', 'What you decide, and the first ideas')).toBe(true);
    await keys.use('button', 'Start Series');
    await page.getByRole('heading', { level: 2, name: 'Lost Inventions' }).waitFor();
    await keys.tabTo('switch', 'Active');
    await keys.press('Space');
    await page.getByText('Paused', { exact: true }).waitFor();
    expect((await seriesStore().list(id))[0]).toMatchObject({
      status: 'paused',
      choice: { music: { kind: 'none' } },
    });
    expect(keys.faults()).toEqual([]);
  });

  fullIt('a creator whose plan doesn’t include series sees how many the other plans include', async () => {
    await givePlan(id, { subscription: 'hobby', credits: 50 });
    await show();
    await page.getByText('10 series').waitFor();
    expect(await page.locator('.series-offer__one').allInnerTexts()).toEqual([
      'Starter\n1 series',
      'Growth\n3 series',
      'Influencer\n6 series',
      'Ultra\n10 series',
    ]);
    await look('a plan without series');
    expect(await page.getByRole('button', { name: 'New Series' }).count()).toBe(0);
    await page.getByRole('link', { name: 'See Plans' }).click();
    await page.waitForURL('**/pricing');
  });

  // Proves editSeries.
  fullIt('shows a change made in another window before overwriting it', async () => {
    const given = await giveSeries(id);
    await show();
    await open('Lighthouses');
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await dialog().getByLabel('Name of the series').fill('My Lighthouses');
    const { choice } = given;
    const answer = await page.request.patch(`/api/series/${given.id}`, {
      data: { ...choice, name: 'Other Lighthouses', version: 1 },
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    expect(answer.status()).toBe(200);
    await press('Save');
    await dialog()
      .getByText(/^This series was changed in another window/u)
      .waitFor();
    expect(await dialog().getByLabel('Name of the series').inputValue()).toBe('Other Lighthouses');
    await look('a conflict');
    await dialog().getByLabel('Name of the series').fill('Our Lighthouses');
    await press('Save');
    await page.getByRole('heading', { level: 2, name: 'Our Lighthouses' }).waitFor();
    expect((await seriesStore().list(id))[0]?.choice.name).toBe('Our Lighthouses');
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await dialog().getByLabel('Name of the series').fill('Nobody’s Lighthouses');
    await page.keyboard.press('Escape');
    expect(await answerAlert(page, 'Close')).toBe('Close without saving? Your changes will be lost.');
    await dialog().waitFor({ state: 'detached' });
  });

  // Proves listSeries, deleteSeries, readSeriesResults, listRuns.
  it('a series lists the videos made for it, and they remain when the series is deleted', async () => {
    const given = await giveSeries(id, {}, ['The lamp that went out.', 'The keeper’s dog.']);
    // The video airs today, so that it appears in the current month of the calendar.
    await giveVideoRun(given, { title: 'The Keeper’s Boat', inDays: 0 });
    await giveRun(given, {
      title: 'The Dark Lamp',
      inDays: 1,
      status: 'skipped',
      endedBy: 'product',
      reason: 'There weren’t enough credits.',
    });
    await show();
    await card('Lighthouses').getByText('2 ideas left').waitFor();
    await card('Lighthouses').getByRole('link', { name: '1 waits for your answer' }).click();
    const calendar = page.getByRole('region', { name: 'Calendar' });
    await calendar.getByRole('link', { name: /The Keeper’s Boat.*To watch/u }).waitFor();
    await page
      .getByRole('region', { name: 'Waiting for You' })
      .getByText('The Keeper’s Boat')
      .first()
      .waitFor();
    await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
    await look('a series with a run');
    // On a phone, the calendar is a list that says why there is no video.
    await page.setViewportSize({ width: 390, height: 844 });
    await calendar
      .getByRole('link', { name: /The Dark Lamp.*It was skipped\. There weren’t enough credits\./u })
      .waitFor();
    await page.setViewportSize(viewport);
    await calendar.getByRole('link', { name: /The Keeper’s Boat/u }).click();
    await page.waitForURL(/\/dashboard\/auto-pilot\/runs\//u);
    await page.goBack();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    expect(await answerAlert(page, 'Delete Series')).toContain('The videos and stories it made stay.');
    expect(await dismissToast(page)).toEqual(['Series deleted', 'Lighthouses']);
    await page.getByRole('button', { name: 'New Series' }).waitFor();
    expect(await seriesStore().list(id)).toEqual([]);
    expect((await videos().list(id)).items.map(({ title }) => title)).toEqual(['The Keeper’s Boat']);
    if (!isFullRun) return;
    await page.goto(`/dashboard/auto-pilot/${given.id}`);
    await page.getByText('This series isn’t there any more').waitFor();
    await look('a series that is gone');
  });
});
