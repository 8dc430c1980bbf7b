import type { Locator, Page } from 'playwright-core';
import { Storyboard } from '#contract/schemas/storyboards.ts';
import type { Person } from './sign-in.ts';

/** The pages that are open to everyone. */
export const PUBLIC_PATHS = [
  '/',
  '/pricing',
  '/blog',
  '/blog/read-it-aloud',
  '/affiliate',
  '/privacy',
  '/terms',
];
/** The screens of a signed-in creator. */
export const DASHBOARD_PATHS = [
  '',
  '/stories',
  '/videos',
  '/media',
  '/auto-pilot',
  '/analytics',
  '/settings',
].map((path) => `/dashboard${path}`);
/** On a phone, you get to these screens through My Videos. */
const WITHIN_VIDEOS = ['My Media', 'Analytics'];

/** Signs a user in through the hosted page and waits for the dashboard. */
export const signInBy = async (page: Page, person: Person, site = ''): Promise<void> => {
  await page.goto(`${site}/login`);
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByLabel('Name').fill(person.name);
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL('**/dashboard');
  await page.locator('#content h1').waitFor();
};

/** Opens a storyboard for a story without going through the screens; returns the storyboard's id. */
export const openStoryboard = async (
  page: Page,
  wish: { readonly storyId: string; readonly narration?: string },
): Promise<string> => {
  const opened = await page.request.post('/api/storyboards', {
    data: wish,
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  return Storyboard.parse(await opened.json()).id;
};

/** Opens a dashboard screen by clicking its link. */
export const openScreen = async (page: Page, name: string): Promise<void> => {
  const link = page.getByRole('link', { name, exact: true }).first();
  if (WITHIN_VIDEOS.includes(name) && !(await link.isVisible())) await openScreen(page, 'My Videos');
  await link.click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
};

/** Closes the open alert with the given button and returns the alert’s text. */
export const answerAlert = async (page: Page, button = 'OK'): Promise<string> => {
  const alert = page.getByRole('alertdialog');
  await alert.waitFor();
  const words = (await alert.locator('p').first().textContent()) ?? '';
  await alert.getByRole('button', { name: button }).click();
  // Another alert may follow immediately, so this one is identified by its text.
  await alert.filter({ hasText: words }).waitFor({ state: 'detached' });
  return words;
};

/** The signed-in user. */
export const meIn = (
  page: Page,
): Promise<{ id: string; email: string; credits: number; timeZone?: string }> =>
  page.evaluate(async () => (await fetch('/api/auth/me', { credentials: 'include' })).json());

export const myId = async (page: Page): Promise<string> => (await meIn(page)).id;

/** The newest story of the signed-in user, as the API returns it. */
export const newestStory = (page: Page) =>
  page.evaluate(async () => (await (await fetch('/api/stories')).json())[0]);

/** The newest video of the signed-in user, as the API returns it. */
export const newestVideo = (page: Page) =>
  page.evaluate(async () => (await (await fetch('/api/videos')).json())[0]);

/** Waits until the dashboard has preloaded the screens likely to open next. */
export const partsLoaded = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => performance.getEntriesByName('loaded').length > 0);
};

/** Closes the only toast and returns its text. */
export const dismissToast = async (page: Page): Promise<string[]> => {
  const shown = page.locator('.toast');
  await shown.waitFor();
  const words = await shown.locator('p').allTextContents();
  await shown.getByRole('button', { name: 'Dismiss' }).click();
  await shown.waitFor({ state: 'detached' });
  return words;
};

/** The labelled details in a dialog or on a screen, by label. */
export const factsOf = (place: Locator): Promise<Record<string, string>> =>
  place
    .locator('.facts')
    .evaluate((list) =>
      Object.fromEntries(
        [...list.querySelectorAll('dt')].map((name) => [
          name.textContent,
          name.nextElementSibling?.textContent ?? '',
        ]),
      ),
    );

/** Expands a group of video options if the group is collapsed into one row, as it is on a phone. */
export const unfold = async (dialog: Locator, name: string): Promise<void> => {
  const group = dialog
    .locator('.folded')
    .filter({ has: dialog.page().locator('.folded__name', { hasText: name }) });
  await group.waitFor();
  const row = group.getByRole('button', { expanded: false });
  if (await row.isVisible()) await row.click();
};
