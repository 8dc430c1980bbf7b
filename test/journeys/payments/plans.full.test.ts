import { describe, expect, it } from 'vitest';
import { id, page, signInForEach } from '#test/support/browser/journey.ts';
import { answerAlert } from '#test/support/browser/pages.ts';
import { SIZES } from '#test/support/browser/widths.ts';
import { giveStory } from '#test/support/builders/films.ts';
import { giveGeneratingVideo } from '#test/support/builders/finished-films.ts';
import { givePlan } from '#test/support/builders/plans.ts';

/** The errors that these tests provoke, as they appear in the browser’s log. */
const PROVOKED = [/status of (?:401|402)/u];

describe.each(SIZES)('at $name', ({ viewport }) => {
  signInForEach({ at: '/dashboard', viewport, expected: PROVOKED });

  const banner = () => page.getByRole('region', { name: 'Your plan' });
  const open = async (path: string): Promise<void> => {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
  };
  /**
   * Changes the plan once the page has loaded, and returns the alert that appears after pressing Create New Video. An
   * answer that is still on its way would show the plan from before.
   */
  const refusalOn = async (plan: Parameters<typeof givePlan>[1]): Promise<string> => {
    await page.waitForLoadState('networkidle');
    await givePlan(id, plan);
    await page.getByRole('button', { name: 'Create New Video' }).click();
    return answerAlert(page);
  };

  // Proves dashboard-sidebar-plan, dashboard-plan-banner, state-free-trial-expired-paid,
  // constant-free-3-videos, constant-trial-7-days-20-videos.
  it('the banner distinguishes free, trial and expired accounts; paid plans have no banner', async () => {
    await banner().getByText('Free Plan Limits').waitFor();
    await banner().getByText('30 credits left, enough for 3 videos.').waitFor();
    await page.getByText('Free plan', { exact: true }).first().waitFor();

    await givePlan(id, { subscription: 'trial', credits: 200, trialDays: 6.5 });
    await open('/dashboard');
    await banner().getByText('Free Trial Active').waitFor();
    await banner().getByText('7 days to go. 200 credits left, enough for 20 videos.').waitFor();
    await open('/dashboard/settings');
    await page.getByText('20 videos over 7 days').waitFor();

    await givePlan(id, { subscription: 'trial', credits: 0, trialDays: -1 });
    await open('/dashboard/stories');
    await banner().getByText('Trial Expired').waitFor();
    await banner().getByRole('link', { name: 'See plans' }).click();
    await page.waitForURL('**/pricing');

    for (const subscription of ['starter', 'pro', 'premium'] as const) {
      await givePlan(id, { subscription, credits: 400 });
      await open('/dashboard');
      await page
        .getByText(new RegExp(`^${subscription} plan$`, 'iu'))
        .first()
        .waitFor();
      expect(await banner().count()).toBe(0);
    }
  });

  // Proves readTrialLimits, rule-limits-checked-create-dialog-opens, message-trial-expired.
  it('an expired trial is reported before a dialog opens, with a redirect to the plans', async () => {
    const expired = { subscription: 'trial', credits: 0, trialDays: -1 } as const;
    expect(await refusalOn(expired)).toBe(
      'Your 7-day trial has expired. Please upgrade to a paid plan to continue.',
    );
    await page.waitForURL('**/pricing');
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  // Proves message-limits.
  it('other limits are reported with the number of videos left and without a redirect', async () => {
    expect(await refusalOn({ subscription: 'starter', credits: 9 })).toBe(
      'Video limit reached. You have 0 videos remaining on your Starter plan.',
    );
    await givePlan(id, { subscription: 'trial', credits: 5, trialDays: 2 });
    await page.getByRole('button', { name: 'Write New Story' }).click();
    expect(await answerAlert(page)).toBe(
      'Video limit reached. You have 0 videos remaining on your Trial plan.',
    );
    expect(new URL(page.url()).pathname).toBe('/dashboard');
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  // Proves message-limits.
  it('a dialog left open while the last credits were spent shows the server’s limit error', async () => {
    await giveStory(id, { title: 'Once More' });
    await givePlan(id, { subscription: 'hobby', credits: 10 });
    await open('/dashboard/stories');
    await page.getByRole('button', { name: 'Once More' }).click();
    await page.getByRole('button', { name: 'Create Video from Story' }).click();
    const create = page.getByRole('button', { name: 'Create Video', exact: true });
    await page.getByRole('radio', { name: /^Adam/u, includeHidden: true }).waitFor({ state: 'attached' });
    await giveGeneratingVideo(id);
    await create.click();
    expect(await answerAlert(page)).toBe(
      'Failed to create video: Video limit reached. You have 0 videos remaining on your Hobby plan.',
    );
  });
});
