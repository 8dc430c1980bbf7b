import { describe, expect, it } from 'vitest';
import { table } from '#functions/wiring/table.ts';
import { id, page, signInForEach } from '#test/support/browser/journey.ts';
import { DESKTOP } from '#test/support/browser/widths.ts';
import { givePublication } from '#test/support/publishing/give-publication.ts';

const MONTH_MS = 31 * 86_400_000;
const DAY_CHARS = 'yyyy-mm-dd'.length;
const inMonths = (months: number): Date => new Date(Date.now() + months * MONTH_MS);
const nameOf = (date: Date): string =>
  date.toLocaleDateString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

describe('planned posts', () => {
  signInForEach({ viewport: DESKTOP.viewport });

  it('the calendar opens at the month of the next post, and follows a post that is moved', async () => {
    await givePublication(table(), id, { at: inMonths(2).toISOString() });
    await page.goto('/dashboard/publications');
    const month = page.locator('.calendar__month');
    await month.getByText(nameOf(inMonths(2))).waitFor();
    await page.getByRole('button', { name: /^Change Time/u }).click();
    await page.getByLabel('Date').fill(inMonths(4).toISOString().slice(0, DAY_CHARS));
    await page.getByRole('button', { name: 'Save' }).click();
    await month.getByText(nameOf(inMonths(4))).waitFor();
    expect(await page.locator('.month__run').count()).toBe(1);
  });

  it('Analytics says when the figures for a video published today will arrive', async () => {
    await givePublication(table(), id, { status: 'published', createdAt: new Date().toISOString() });
    await page.goto('/dashboard/analytics');
    const platforms = page.getByRole('region', { name: 'On platforms' });
    await platforms.getByText('YouTube’s figures come once a day, from tomorrow.').waitFor();
    await page.getByText(/^No views yet\./u).waitFor();
    expect(await page.getByText('No data yet').count()).toBe(0);
  });
});
