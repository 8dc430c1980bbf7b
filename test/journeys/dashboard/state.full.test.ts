import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { now } from '#functions/wiring/clock.ts';
import { stories, videos } from '#functions/wiring/stores.ts';
import { id, page, signInForEach, tab } from '#test/support/browser/journey.ts';
import { answerAlert, openScreen } from '#test/support/browser/pages.ts';
import { slowNetwork } from '#test/support/browser/slow-network.ts';
import { giveStory } from '#test/support/builders/films.ts';
import { giveGeneratingVideo } from '#test/support/builders/finished-films.ts';
import { giveStill } from '#test/support/builders/give-still.ts';
import { renderNothing } from '#test/support/cloud/faults.ts';
import { sharedCloud } from '#test/support/cloud/shared-cloud.ts';

const { url } = sharedCloud();
/** The errors that these tests provoke, as they appear in the browser’s log. */
const PROVOKED = [/status of (?:401|404|409)/u, /ERR_INTERNET_DISCONNECTED/u];

signInForEach({ at: '/dashboard', expected: PROVOKED });

const open = (name: string): Promise<void> => openScreen(page, name);
const openStory = async (title: string): Promise<Locator> => {
  await page.getByRole('button', { name: title }).first().click();
  const dialog = page.getByRole('dialog', { name: title });
  // The dialog's code loads when it first opens, which needs a connection.
  await dialog.waitFor();
  return dialog;
};
const openWriter = async (): Promise<Locator> => {
  await page.getByRole('button', { name: 'Write New Story' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create New Story' });
  await dialog.waitFor();
  return dialog;
};
const made = {
  stories: async () => (await stories().list(id)).items.length,
  videos: async () => (await videos().list(id)).items.length,
};

describe('on a slow connection', () => {
  it('a double click makes only one story and only one video', async () => {
    await slowNetwork(tab, 2000);
    const writer = await openWriter();
    await writer.getByRole('textbox').fill('A clock that runs on rain');
    await writer.getByRole('button', { name: 'Generate Story' }).dblclick();
    await writer.getByRole('textbox').press('Enter');
    await page.getByRole('button', { name: 'Create Video from Story' }).click({ timeout: 30_000 });
    const dialog = page.getByRole('dialog', { name: 'Create Video from Story' });
    await dialog.getByRole('radio', { name: /^Adam/u, includeHidden: true }).waitFor({ state: 'attached' });
    await renderNothing(2);
    await dialog.getByRole('button', { name: 'Create Video', exact: true }).dblclick();
    expect(await answerAlert(page)).toBe('Video creation started! You can follow it in My Videos.');
    expect([await made.stories(), await made.videos()]).toEqual([1, 1]);
  });
});

describe('a deletion', () => {
  it('is visible immediately, and is undone with an error if it fails', async () => {
    await giveStory(id, { title: 'The Letter Ferry' });
    await open('My Stories');
    const dialog = await openStory('The Letter Ferry');
    await tab.context.setOffline(true);
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Story' }).click();
    await page.getByRole('alertdialog', { name: 'Message' }).waitFor();
    expect(await page.getByRole('alertdialog').locator('p').textContent()).toBe(
      'We couldn’t delete the story. We couldn’t reach Veilcast. Check your connection and try again.',
    );
    await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
    await page.getByRole('article').getByText('The Letter Ferry').waitFor();
    await tab.context.setOffline(false);
    await openStory('The Letter Ferry');
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await answerAlert(page, 'Delete Story');
    await page.getByText('No stories found').waitFor();
    await page.locator('.toast').getByText('Story deleted').waitFor();
    expect(await made.stories()).toBe(0);
  });

  it('is visible before a slow server responds', async () => {
    await giveStory(id, { title: 'The Letter Ferry' });
    await open('My Stories');
    const dialog = await openStory('The Letter Ferry');
    await slowNetwork(tab, 3000);
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await answerAlert(page, 'Delete Story');
    await page.getByText('No stories found').waitFor();
    expect(await page.locator('.toast').count()).toBe(0);
    await page.locator('.toast').getByText('Story deleted').waitFor();
    expect(await made.stories()).toBe(0);
  });
});

describe('two tabs', () => {
  it('log out together: the second tab redirects to the login page once, at its next call', async () => {
    const other = await tab.context.newPage();
    await other.goto('/dashboard/settings');
    await other.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
    await page.getByRole('button', { name: 'Logout' }).first().click();
    await page.waitForURL(`${url}/`);
    const visited: string[] = [];
    other.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
    // The tab may already have noticed the logout.
    await other.evaluate(() =>
      document.querySelector<HTMLAnchorElement>('a[href="/dashboard/videos"]')?.click(),
    );
    await other.getByRole('heading', { name: 'Welcome Back' }).waitFor();
    await other.waitForLoadState('networkidle');
    expect(visited.filter((path) => path === '/login')).toEqual(['/login']);
    expect(await other.getByRole('alertdialog').count()).toBe(0);
    await other.goto('/pricing');
    await other.getByRole('banner').getByRole('link', { name: 'Sign In' }).waitFor();
  });

  it('show no error message: after a logout in one, generating a story in the other leads to the login page', async () => {
    const writer = await openWriter();
    await writer.getByRole('textbox').fill('A bell nobody rang');
    const other = await tab.context.newPage();
    await other.goto('/');
    await other.getByRole('button', { name: 'Logout' }).first().click();
    await other.getByRole('banner').getByRole('link', { name: 'Sign In' }).waitFor();
    await writer.getByRole('button', { name: 'Generate Story' }).click();
    await page.waitForURL('**/login');
    await page.getByRole('heading', { name: 'Welcome Back' }).waitFor();
    expect(await page.getByRole('alertdialog').count()).toBe(0);
  });
});

describe('back, forward and reload', () => {
  it('close the dialogs of the screen they leave, and open the right screen', async () => {
    await giveStory(id, { title: 'The Letter Ferry' });
    await open('My Videos');
    await open('My Stories');
    const dialog = await openStory('The Letter Ferry');
    await dialog.waitFor();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'My Videos' }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.goForward();
    await page.getByRole('heading', { level: 1, name: 'My Stories' }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(new URL(page.url()).pathname).toBe('/dashboard/stories');
  });

  it('open and close a sample to match the URL', async () => {
    await page.goto('/');
    await page.locator('a[href*="video="]').first().click();
    await page.getByRole('dialog').waitFor();
    const opened = page.url();
    await page.goBack();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.goForward();
    await page.getByRole('dialog').waitFor();
    expect(page.url()).toBe(opened);
  });

  it('show a generating video with its progress', async () => {
    const video = await giveGeneratingVideo(id, 'The Letter Ferry');
    const job = { ownerId: id, videoId: video.id, attempt: 1 };
    await videos().markStarted(job);
    await open('My Videos');
    await page.getByRole('button', { name: 'The Letter Ferry' }).click();
    const bar = page.getByRole('dialog').getByRole('progressbar');
    const before = Number(await bar.getAttribute('aria-valuenow'));
    await page.reload();
    await page.getByRole('article').getByText('Generating').waitFor();
    await giveStill(job, 0);
    await page.getByRole('button', { name: 'The Letter Ferry' }).click();
    await expect
      .poll(async () => Number(await bar.getAttribute('aria-valuenow')), { timeout: 10_000 })
      .toBeGreaterThan(before);
    await videos().fail(job, 'The image generator declined one of the scenes.', now());
    await page.getByRole('dialog').getByText('The image generator declined one of the scenes.').waitFor();
  });
});

describe('a prompt', () => {
  it('of 10,000 characters is shown as too long and cannot be sent until it is shorter', async () => {
    const writer = await openWriter();
    const prompt = writer.getByRole('textbox');
    await prompt.fill('x'.repeat(10_000));
    await writer.getByText('The prompt is too long. Use at most 2,000 characters.').waitFor();
    await writer.getByText('10,000 of 2,000 characters').waitFor();
    expect(await writer.getByRole('button', { name: 'Generate Story' }).isDisabled()).toBe(true);
    await prompt.press('Control+Enter');
    await prompt.fill('x'.repeat(2000));
    await writer.getByText('too long').waitFor({ state: 'detached' });
    expect(await writer.getByRole('button', { name: 'Generate Story' }).isEnabled()).toBe(true);
    expect(await made.stories()).toBe(0);
  });
});
