import { expect, it } from 'vitest';
import { openTabForEach, page, tab } from '#test/support/browser/journey.ts';

openTabForEach({ colorScheme: 'light' });

// Proves dashboard-theme-dark-default-light-system.
it('the theme is dark until changed in the footer, changes in other tabs too, and can follow the system', async () => {
  const looks = (on = page) =>
    on.evaluate(() => [
      document.documentElement.dataset['theme'],
      getComputedStyle(document.documentElement).colorScheme,
      document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')?.content,
    ]);
  const dark = ['dark', 'dark', '#0b0d13'];
  const light = ['light', 'light', '#f5f0e6'];
  const choose = (name: string) => page.getByRole('radio', { name, exact: true }).check({ force: true });
  await page.goto('/pricing');
  expect(await looks()).toEqual(dark);
  const other = await tab.context.newPage();
  await other.goto('/terms');
  expect(await page.getByRole('group', { name: 'Theme' }).getByRole('radio').count()).toBe(3);

  await choose('Light');
  expect(await looks()).toEqual(light);
  await expect.poll(() => looks(other)).toEqual(light);
  await expect.poll(() => other.getByRole('radio', { name: 'Light', exact: true }).isChecked()).toBe(true);
  await choose('Dark');
  await expect.poll(() => looks(other)).toEqual(dark);
  await choose('System');
  await expect.poll(() => looks(other)).toEqual(light);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => looks()).toEqual(dark);
  await page.reload();
  expect(await looks()).toEqual(dark);
  await expect.poll(() => page.getByRole('radio', { name: 'System', exact: true }).isChecked()).toBe(true);
});

// Proves dashboard-theme-dark-default-light-system.
it('a dark or light theme chosen in an earlier version is kept', async () => {
  await page.goto('/pricing');
  await page.evaluate(() => {
    localStorage.setItem('veilcast.settings', JSON.stringify({ preferences: { darkMode: false } }));
  });
  await page.reload();
  expect(await page.locator('html').getAttribute('data-theme')).toBe('light');
  await expect.poll(() => page.getByRole('radio', { name: 'Light', exact: true }).isChecked()).toBe(true);
});
