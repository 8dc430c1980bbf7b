import { expect, it } from 'vitest';
import { now } from '#functions/wiring/clock.ts';
import { videos } from '#functions/wiring/stores.ts';
import { id, page, signInForEach } from '#test/support/browser/journey.ts';
import { giveGeneratingVideo } from '#test/support/builders/finished-films.ts';
import { HOSTILE_TITLES } from '#test/support/builders/hostile-titles.ts';

signInForEach({ viewport: { width: 360, height: 740 }, expected: [/status of 401/u] });

it('cards, dialogs and toasts show a hostile title as plain text that fits on a small phone', async () => {
  const isTooWide = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  for (const title of HOSTILE_TITLES) {
    const video = await giveGeneratingVideo(id, title);
    await page.goto('/dashboard/videos');
    await page.getByRole('article').getByText('Generating').waitFor();
    await videos().fail({ ownerId: id, videoId: video.id, attempt: 1 }, 'It was stopped by a test.', now());
    await page.locator('.toast').waitFor();
    expect(await page.locator('.toast p').allTextContents()).toEqual(['We couldn’t finish a video', title]);
    expect(await isTooWide(), title).toBe(false);
    await page.locator('.toast').getByRole('button', { name: 'Dismiss' }).click();
    await page.getByRole('article').first().getByRole('button').first().click();
    const dialog = page.getByRole('dialog');
    expect(await dialog.getByRole('heading', { level: 2 }).textContent()).toBe(title);
    expect(await isTooWide(), title).toBe(false);
    const inside = await dialog.evaluate((element) => element.scrollWidth > element.clientWidth);
    expect(inside, title).toBe(false);
    expect(await page.locator('img[src="x"]').count()).toBe(0);
  }
  expect(await page.title()).not.toBe('1');
});
