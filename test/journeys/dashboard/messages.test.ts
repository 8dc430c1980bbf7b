import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { keys } from '#functions/store/table/keys.ts';
import { connect } from '#functions/store/table/table.ts';
import { now } from '#functions/wiring/clock.ts';
import { stories, videos } from '#functions/wiring/stores.ts';
import { id, openTabForEach, page, signInForEach } from '#test/support/browser/journey.ts';
import { answerAlert, openScreen } from '#test/support/browser/pages.ts';
import { ONE_SIZE, SIZES } from '#test/support/browser/widths.ts';
import { giveStory } from '#test/support/builders/films.ts';
import { giveGeneratingVideo } from '#test/support/builders/finished-films.ts';
import { whileStoriesFail } from '#test/support/cloud/faults.ts';
import { sharedCloud } from '#test/support/cloud/shared-cloud.ts';
import { fullDescribe, fullIt } from '#test/support/run/full-it.ts';

const { url, env } = sharedCloud();
/** The errors that these tests provoke, as they appear in the browser’s log. */
const PROVOKED = [/status of (?:401|402|404|409|422|500|502|503|504)/u];

/** Corrupts the user’s credits to make every call that reads them fail. */
const breakCredits = async (userId: string): Promise<void> => {
  await connect().send(
    new PutCommand({ TableName: env['TABLE_NAME'], Item: { ...keys.credits(userId), version: 'broken' } }),
  );
};

fullDescribe.each(SIZES)('on the login page at $name', ({ viewport }) => {
  openTabForEach({ viewport, expected: PROVOKED });

  // Proves login-two-social-buttons, message-provider-coming-soon.
  it('the GitHub and X buttons show the specified “coming soon” messages', async () => {
    await page.goto('/login');
    await page.getByRole('heading', { name: 'Welcome Back' }).waitFor();
    for (const provider of ['GitHub', 'X (Twitter)']) {
      await page.getByRole('button', { name: `Continue with ${provider}` }).click();
      expect(await answerAlert(page)).toBe(
        `${provider} login is coming soon! Please use Google login for now.`,
      );
    }
  });

  // Proves message-failed-session-exchange.
  it.each([
    '/login#session_id=made-up-value-that-nobody-issued',
    '/login?session_id=made-up-value-that-nobody-issued',
  ])(
    'an invalid session_id in %s shows the specified error and disappears from the address bar',
    async (address) => {
      await page.goto(address);
      expect(await answerAlert(page)).toBe('Authentication failed. Please try again.');
      expect(page.url()).toBe(`${url}/login`);
    },
  );

  // Proves finishSignIn.
  it('cancelling at the provider returns to the login page without an error', async () => {
    await page.goto('/login');
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.waitForURL('**/login');
    await page.getByRole('heading', { name: 'Welcome Back' }).waitFor();
    expect(await page.getByRole('alertdialog').count()).toBe(0);
  });
});

describe.each(ONE_SIZE)('in the dashboard at $name', ({ viewport }) => {
  signInForEach({ at: '/dashboard', viewport, expected: PROVOKED });

  // Proves page-login-signed-in, page-dashboard-signed-out, dashboard-sidebar-logout, signOut.
  fullIt(
    'signed-in visitors are redirected from /login to /dashboard, and signed-out ones from /dashboard to /login',
    async () => {
      await page.goto('/login');
      await page.waitForURL('**/dashboard');
      await page.getByRole('button', { name: 'Logout' }).first().click();
      await page.waitForURL(`${url}/`);
      await page.goto('/dashboard');
      await page.waitForURL('**/login');
    },
  );

  // Proves dashboard-two-quick-actions, message-story-not-written.
  it('the reason for refusing a prompt appears next to the prompt and nowhere else; a failed story shows an error, keeps the prompt and can be retried; hostile text is shown as plain text', async () => {
    const hostile = '<img src=x onerror="document.title=1"> & {\\pos(0,0)} %{pts}';
    await page.getByRole('button', { name: 'Write New Story' }).click();
    const dialog = page.getByRole('dialog');
    await dialog
      .getByRole('textbox')
      .fill(
        'Tell my ex Dana Whitlock that I know where she sleeps and that tonight I will stab her to death.',
      );
    await dialog.getByRole('button', { name: 'Generate Story' }).click();
    const refusal = page.getByText(/^This looks like a threat/u);
    await refusal.waitFor();
    expect([await refusal.count(), await page.getByRole('alertdialog').count()]).toEqual([1, 0]);
    await dialog.getByRole('textbox').fill(hostile);
    await whileStoriesFail(async () => {
      await dialog.getByRole('button', { name: 'Generate Story' }).click();
      expect(await answerAlert(page)).toBe('Failed to generate story. Please try again.');
    });
    expect(await dialog.getByRole('textbox').inputValue()).toBe(hostile);
    await dialog.getByRole('button', { name: 'Generate Story' }).click();
    await dialog.getByRole('button', { name: 'Create Video from Story' }).waitFor();
    expect(await page.title()).not.toBe('1');
  });

  // Proves rule-dialog-opens-even-check-fails.
  fullIt('Create New Video opens its dialog even if the limit check itself fails', async () => {
    await breakCredits(id);
    await page.getByRole('button', { name: 'Create New Video' }).first().click();
    await page.getByRole('dialog').getByRole('heading', { name: 'Create Your Story' }).waitFor();
  });

  // Proves message-video-not-created-story.
  fullIt('shows the server’s message when a video cannot start from a story', async () => {
    const story = await giveStory(id, { title: 'A Doomed Story' });
    await openScreen(page, 'My Stories');
    await page
      .getByRole('button', { name: /A Doomed Story/u })
      .first()
      .click();
    await page.getByRole('button', { name: 'Create Video from Story' }).click();
    await page.getByRole('radio', { name: /^Adam/u, includeHidden: true }).waitFor({ state: 'attached' });
    await stories().remove(story.ownerId, story.id);
    await page.getByRole('button', { name: 'Create Video', exact: true }).click();
    expect(await answerAlert(page)).toBe('Failed to create video: We couldn’t find that in your account.');
  });

  fullIt(
    'a failed video shows an error and a Retry button, and can be deleted after a confirmation',
    async () => {
      const video = await giveGeneratingVideo(id, 'A Failed Film');
      await videos().fail(
        { ownerId: id, videoId: video.id, attempt: 1 },
        'The image generator declined one of the scenes.',
        now(),
      );
      await openScreen(page, 'My Videos');
      await page.getByRole('button', { name: 'A Failed Film' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByText('The image generator declined one of the scenes.').waitFor();
      await dialog.getByRole('button', { name: 'Retry' }).waitFor();
      await dialog.getByRole('button', { name: 'Download' }).dispatchEvent('click');
      await page.getByText('Video not ready').waitFor();
      await dialog.getByRole('button', { name: 'Delete' }).click();
      await answerAlert(page, 'Delete Video');
      await page.getByText('No videos found').waitFor();
    },
  );
});
