import { PutCommand } from '@aws-sdk/lib-dynamodb';
import type { Browser, Page } from 'playwright-core';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { keys } from '#functions/store/table/keys.ts';
import { connect } from '#functions/store/table/table.ts';
import { now } from '#functions/wiring/clock.ts';
import { videos } from '#functions/wiring/stores.ts';
import { openTab, sharedBrowser, type Tab } from '#test/support/browser/browser.ts';
import { answerAlert, myId, openDashboardAs } from '#test/support/browser/pages.ts';
import { SIZES } from '#test/support/browser/widths.ts';
import { giveStory } from '#test/support/builders/films.ts';
import { clearFaults, scriptFaults } from '#test/support/cloud/faults.ts';
import { newPerson, useCloudEnvironment } from '#test/support/cloud/functions-here.ts';
import { sharedCloud } from '#test/support/cloud/shared-cloud.ts';

const { url, env } = sharedCloud();
/** Errors the tests provoke, as the browser logs them. */
const PROVOKED = [/status of (?:401|402|404|409|422|500|502|503|504)/u];

let browser: Browser;
let tab: Tab;
let page: Page;
beforeAll(async () => {
  useCloudEnvironment();
  browser = await sharedBrowser();
});
beforeEach(async () => {
  tab = await openTab(browser, { url, expected: PROVOKED });
  page = tab.page;
});
afterEach(async () => {
  await clearFaults('openai');
  await clearFaults('stepFunctions');
  expect(tab.problems()).toEqual([]);
  await tab.close();
});

/** Corrupts the user's credits so that every call that reads them fails. */
const breakCredits = async (userId: string): Promise<void> => {
  await connect().send(
    new PutCommand({ TableName: env['TABLE_NAME'], Item: { ...keys.credits(userId), version: 'broken' } }),
  );
};

describe.each(SIZES)('on the login page at $name', ({ viewport }) => {
  beforeEach(() => page.setViewportSize(viewport));

  it('the other providers show their prescribed “coming soon” messages', async () => {
    await page.goto('/login');
    await page.getByRole('heading', { name: 'Welcome Back' }).waitFor();
    for (const provider of ['GitHub', 'X (Twitter)']) {
      await page.getByRole('button', { name: `Continue with ${provider}` }).click();
      expect(await answerAlert(page)).toBe(
        `${provider} login is coming soon! Please use Google login for now.`,
      );
    }
  });

  it.each([
    '/login#session_id=made-up-value-that-nobody-issued',
    '/login?session_id=made-up-value-that-nobody-issued',
  ])('an invalid session_id in %s shows the prescribed error and leaves the address bar', async (address) => {
    await page.goto(address);
    expect(await answerAlert(page)).toBe('Authentication failed. Please try again.');
    expect(page.url()).toBe(`${url}/login`);
  });

  it('cancelling at the provider returns to the login page without an error', async () => {
    await page.goto('/login');
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.waitForURL('**/login');
    await page.getByRole('heading', { name: 'Welcome Back' }).waitFor();
    expect(await page.getByRole('alertdialog').count()).toBe(0);
  });
});

describe.each(SIZES)('in the dashboard at $name', ({ viewport }) => {
  beforeEach(async () => {
    await page.setViewportSize(viewport);
    await openDashboardAs(page, newPerson('Grace Hopper'));
  });

  it('redirects signed-in visitors from /login to /dashboard, and others from /dashboard to /login', async () => {
    await page.goto('/login');
    await page.waitForURL('**/dashboard');
    await page.getByRole('button', { name: 'Logout' }).first().click();
    await page.waitForURL(`${url}/`);
    await page.goto('/dashboard');
    await page.waitForURL('**/login');
    await page.goto('/nowhere');
    await page.waitForURL(`${url}/`);
  });

  it('a failed story shows an error, keeps the prompt and can be tried again', async () => {
    await page.getByRole('button', { name: 'Write New Story' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill('An owl who keeps a diary');
    await scriptFaults('openai', 'chat/completions', [
      { kind: 'status', status: 500 },
      { kind: 'status', status: 500 },
    ]);
    await dialog.getByRole('button', { name: 'Generate Story' }).click();
    expect(await answerAlert(page)).toBe('Failed to generate story. Please try again.');
    expect(await dialog.getByRole('textbox').inputValue()).toBe('An owl who keeps a diary');
    await dialog.getByRole('button', { name: 'Generate Story' }).click();
    await page.getByText('An owl who keeps a diary').first().waitFor();
  });

  it('shows hostile text as plain text', async () => {
    const hostile = '<img src=x onerror="document.title=1"> & {\\pos(0,0)} %{pts}';
    await page.getByRole('button', { name: 'Write New Story' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill(hostile);
    await dialog.getByRole('button', { name: 'Generate Story' }).click();
    await page.getByText(hostile).first().waitFor();
    expect(await page.title()).not.toBe('1');
  });

  it('the free limit shows before a dialog opens and redirects to the plans', async () => {
    const id = await myId(page);
    const story = await giveStory(id);
    for (let count = 0; count < 3; count += 1) {
      const made = await page.evaluate(
        async (storyId) =>
          (
            await fetch('/api/videos/create', {
              method: 'POST',
              headers: { 'content-type': 'application/json' },
              body: JSON.stringify({ storyId, voiceSettings: { voiceId: 'adam', voiceName: 'Adam' } }),
            })
          ).json(),
        story.id,
      );
      expect(made.status).toBe('generating');
    }
    await page.reload();
    await page.getByRole('button', { name: 'Create New Video' }).first().click();
    expect(await answerAlert(page)).toBe(
      'Free plan limit reached! You have used all 3 videos. Please upgrade to continue creating videos.',
    );
    await page.waitForURL('**/pricing');
    for (const video of await videos().unfinished())
      if (video.ownerId === id)
        await videos().fail(
          { ownerId: id, videoId: video.id, attempt: 1 },
          'It was stopped by a test.',
          now(),
        );
  });

  it('opens the dialog when the limit check itself fails', async () => {
    await breakCredits(await myId(page));
    await page.getByRole('button', { name: 'Create New Video' }).first().click();
    await page.getByRole('dialog').getByRole('heading', { name: 'Create Your Story' }).waitFor();
  });

  it('shows the server’s message when a video cannot start from a story', async () => {
    const story = await giveStory(await myId(page), { title: 'A Doomed Story' });
    await page.getByRole('link', { name: 'My Stories' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'My Stories' }).waitFor();
    await page
      .getByRole('button', { name: /A Doomed Story/u })
      .first()
      .click();
    await page.getByRole('button', { name: 'Create Video from Story' }).click();
    await page.getByRole('radio', { name: /^Adam/u }).waitFor({ state: 'attached' });
    const { stories } = await import('#functions/wiring/stores.ts');
    await stories().remove(story.ownerId, story.id);
    await page.getByRole('button', { name: 'Create Video', exact: true }).click();
    expect(await answerAlert(page)).toBe('Failed to create video: We couldn’t find that in your account.');
  });

  it('a failed video shows its error and Retry, and can be deleted after confirming', async () => {
    const id = await myId(page);
    const story = await giveStory(id, { title: 'A Failed Film' });
    await page.evaluate(
      async (storyId) =>
        fetch('/api/videos/create', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ storyId, voiceSettings: { voiceId: 'adam', voiceName: 'Adam' } }),
        }),
      story.id,
    );
    const [video] = (await videos().list(id)).items;
    await videos().fail(
      { ownerId: id, videoId: video!.id, attempt: 1 },
      'The painter declined one of the scenes.',
      now(),
    );
    await page.getByRole('link', { name: 'My Videos' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'My Videos' }).waitFor();
    await page.getByRole('button', { name: 'A Failed Film' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('The painter declined one of the scenes.').waitFor();
    await dialog.getByRole('button', { name: 'Retry' }).waitFor();
    await dialog.getByRole('button', { name: 'Download' }).dispatchEvent('click');
    await page.getByText('Video not ready').waitFor();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await answerAlert(page, 'Delete Video');
    await page.getByText('No videos found').waitFor();
  });

  it('a session that ended elsewhere redirects to the login page', async () => {
    await page.evaluate(() =>
      fetch('/api/auth/logout', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      }),
    );
    // Either this call or the list's own redirects first.
    await page
      .getByRole('link', { name: 'My Stories' })
      .first()
      .click({ timeout: 2000 })
      .catch(() => undefined);
    await page.waitForURL('**/login');
  });
});
