import { describe, expect, it } from 'vitest';
import { tellOwner } from '#functions/services/mail/tell-owner.ts';
import { now } from '#functions/wiring/clock.ts';
import { outbox, suppressions } from '#functions/wiring/mail.ts';
import { users } from '#functions/wiring/stores.ts';
import { id, page, signInForEach } from '#test/support/browser/journey.ts';
import { dismissToast } from '#test/support/browser/pages.ts';
import { ONE_SIZE } from '#test/support/browser/widths.ts';
import { newPerson } from '#test/support/cloud/functions-here.ts';
import { fullIt } from '#test/support/run/full-it.ts';
import { isFullRun } from '#test/support/run/full-run.ts';
import { defined } from '#test/support/values.ts';

/** The error that the browser logs when the truncated link is refused. */
const PROVOKED = [/status of 400/u];

describe.each(ONE_SIZE)('at $name', ({ viewport }) => {
  signInForEach({ viewport, expected: PROVOKED });

  let attempt = 0;
  const tellReady = (): Promise<void> => {
    attempt += 1;
    return tellOwner({ outbox, now })(id, 'video-ready', { videoId: id, attempt, title: 'The Lamp' });
  };
  /** Sends the waiting emails and counts the ones addressed to the creator. */
  const mailsShown = async (email: string): Promise<number> => {
    await page.goto('/mailbox');
    await page.getByRole('button', { name: 'Send what is waiting' }).click();
    await page.waitForURL('**/mailbox');
    return page.getByRole('link').filter({ hasText: email }).count();
  };

  const addressOfCreator = async (): Promise<string> => defined(await users().find(id)).email;

  // Proves readMailSettings, saveMailSettings, unsubscribe.
  it('a creator reads an email in the mailbox, unsubscribes through its link, and sees the change in Settings', async () => {
    const email = await addressOfCreator();
    await tellReady();
    expect(await mailsShown(email)).toBe(1);
    await page.getByRole('link').filter({ hasText: email }).click();
    const mail = page.frameLocator('iframe');
    await mail.getByRole('heading', { name: 'Your video is ready' }).waitFor();
    expect(await mail.getByRole('link', { name: 'Watch your video' }).getAttribute('href')).toMatch(
      /\/dashboard\/videos$/u,
    );
    await mail.getByRole('link', { name: 'Unsubscribe' }).click();
    await page.getByRole('heading', { name: 'Unsubscribe?' }).waitFor();
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await page.getByRole('heading', { name: 'You’re unsubscribed' }).waitFor();
    if (isFullRun) {
      await tellReady();
      expect(await mailsShown(email)).toBe(1);
    }
    await page.goto('/dashboard/settings');
    const toggle = page.getByLabel('Email notification');
    await expect.poll(() => toggle.isChecked()).toBe(false);
    await toggle.focus();
    await page.keyboard.press('Space');
    expect(await dismissToast(page)).toEqual([
      'Settings saved',
      'Your settings have been updated successfully.',
    ]);
    if (!isFullRun) return;
    await tellReady();
    expect(await mailsShown(email)).toBe(2);
  });

  fullIt('Settings warns when our emails no longer arrive', async () => {
    await suppressions().add(await addressOfCreator(), 'bounce', now());
    await page.goto('/dashboard/settings');
    await page.getByText('Our emails to your address came back').waitFor();
  });

  // Proves confirmNewsletter.
  fullIt(
    'one email lets a reader confirm a subscription to the newsletter and then unsubscribe',
    async () => {
      const { email } = newPerson();
      await page.goto('/blog');
      await page.getByLabel('Email Address').fill(email);
      await page.getByRole('button', { name: 'Subscribe' }).click();
      await page.getByText('Check your inbox').waitFor();
      expect(await mailsShown(email)).toBe(1);
      const open = async (link: string): Promise<void> => {
        if (!page.url().endsWith('/mailbox')) await page.goto('/mailbox');
        await page.getByRole('link').filter({ hasText: email }).click();
        await page.frameLocator('iframe').getByRole('link', { name: link }).click();
      };
      await open('Yes, send it to me');
      await page.getByRole('button', { name: 'Send Me the Newsletter' }).click();
      await page.getByRole('heading', { name: 'You’re on the list' }).waitFor();
      await open('Unsubscribe');
      await page.getByRole('button', { name: 'Unsubscribe' }).click();
      await page.getByText('The newsletter no longer comes to this address.').waitFor();
    },
  );

  fullIt('the page opened by a truncated link says what to do', async () => {
    await page.goto('/unsubscribe#cut');
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await page.getByRole('alert').filter({ hasText: 'This link isn’t complete.' }).waitFor();
  });
});
