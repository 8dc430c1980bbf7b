import { describe, expect, it } from 'vitest';
import { openAnotherTab, openTabForEach, page } from '#test/support/browser/journey.ts';
import { answerAlert } from '#test/support/browser/pages.ts';
import { signInQuietly } from '#test/support/browser/signed-in.ts';
import { SIZES } from '#test/support/browser/widths.ts';
import { newPerson } from '#test/support/cloud/functions-here.ts';

/** The error that the browser logs when the trial is refused. */
const PROVOKED = [/status of 409/u];

describe.each(SIZES)('at $name', ({ viewport }) => {
  openTabForEach({ viewport, expected: PROVOKED });

  // Proves money-nothing-free-unverified-disposable.
  it('the banner and Settings tell a user with a temporary email address why they don’t get anything for free', async () => {
    const { name, email } = newPerson();
    await signInQuietly(page, { name, email: email.replace('example.com', 'mailinator.com') });
    await page.goto('/dashboard');
    const sentence = /^Free videos and the trial aren’t available for temporary email addresses\./u;
    const banner = page.getByRole('region', { name: 'Your plan' });
    await banner.getByText(sentence).waitFor();
    await page.goto('/dashboard/settings');
    await page.getByText('Credits left').waitFor();
    expect(await page.getByText(sentence).count()).toBe(2);
    expect(await page.getByRole('button', { name: 'Start Trial' }).count()).toBe(0);
  });

  // Proves money-nothing-free-unverified-disposable.
  it('a person with a second account is told why it doesn’t get a second trial', async () => {
    const { name, email } = newPerson();
    const second = await openAnotherTab({ viewport });
    await signInQuietly(second.page, { name, email: email.replace('@', '+again@') });
    await signInQuietly(page, { name, email });
    for (const one of [second.page, page]) await one.goto('/dashboard');
    await second.page.getByRole('button', { name: 'Start Trial' }).click();
    await second.page.getByText('Free Trial Active').waitFor();
    await second.close();
    await page.getByRole('button', { name: 'Start Trial' }).click();
    expect(await answerAlert(page)).toBe(
      'We couldn’t start the trial. You’ve already used your free trial with another account. Choose a plan to continue.',
    );
    await page.getByText('You’ve already had this month’s free videos').waitFor();
    expect(await page.getByRole('button', { name: 'Start Trial' }).count()).toBe(0);
  });
});
