import { describe, expect, it } from 'vitest';
import { id, page, signInForEach } from '#test/support/browser/journey.ts';
import { visitorOf } from '#test/support/browser/signed-in.ts';
import { SIZES } from '#test/support/browser/widths.ts';
import { connectAccount } from '#test/support/publishing/connect-account.ts';
import { fullIt } from '#test/support/run/full-it.ts';

describe.each(SIZES)('Settings at $name', ({ viewport }) => {
  signInForEach({ viewport });

  fullIt('has two columns of about the same length, and links to its sections', async () => {
    const creator = await visitorOf(page);
    await connectAccount(creator, 'youtube', `Night Stories ${id}`);
    await connectAccount(creator, 'tiktok', `Ada ${id}`);
    await page.goto('/dashboard/settings');
    for (const name of ['Connections', 'Models']) await page.getByRole('region', { name }).waitFor();
    await page.getByRole('button', { name: 'Disconnect' }).nth(1).waitFor();
    const [first = 0, second = 0] = await page
      .locator('.settings__column')
      .evaluateAll((columns) => columns.map((column) => column.getBoundingClientRect().height));
    expect(Math.max(first, second) / Math.min(first, second)).toBeLessThan(1.5);
    const index = page.getByRole('navigation', { name: 'On this page' });
    await index.getByRole('link', { name: 'Your Data' }).click();
    const top = () =>
      page.getByRole('heading', { name: 'Your Data' }).evaluate((one) => one.getBoundingClientRect().top);
    await expect.poll(top).toBeLessThan(viewport.height);
    const hrefs = await index
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    for (const href of hrefs) expect(await page.locator(href).count(), href).toBe(1);
  });

  it('shows a toast below the title of the page', async () => {
    await page.goto('/dashboard/settings');
    await page.getByLabel('Sound effects').focus();
    await page.keyboard.press('Space');
    await page.evaluate(() => scrollTo(0, 0));
    await page.locator('.toast').waitFor();
    const [toast, title] = await Promise.all(
      [page.locator('.toast'), page.getByRole('heading', { level: 1 })].map((one) => one.boundingBox()),
    );
    expect(toast?.y ?? 0).toBeGreaterThan((title?.y ?? 0) + (title?.height ?? 0));
  });

  fullIt('says what was disconnected, without scrolling away from the list of connections', async () => {
    await connectAccount(await visitorOf(page), 'youtube', `Night Stories ${id}`);
    await page.goto('/dashboard/settings#connections');
    const connections = page.getByRole('region', { name: 'Connections' });
    const change = connections.getByRole('button', { name: 'No', exact: true });
    await change.click();
    await connections.getByRole('button', { name: /^Change/u }).waitFor();
    await connections.getByRole('button', { name: /^Disconnect/u }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click();
    await page
      .locator('.toast')
      .getByText(`Veilcast no longer publishes to Night Stories ${id} on YouTube.`)
      .waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Connections');
  });
});
