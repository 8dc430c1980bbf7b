import { describe, expect, it } from 'vitest';
import {
  buyPlan,
  choosePlan,
  passDays,
  payBy,
  receiptOf,
  settingsOf,
  typeCard,
} from '#test/support/billing/payment-page.ts';
import { expectAccessible } from '#test/support/browser/axe.ts';
import { id, page, signInForEach, tab } from '#test/support/browser/journey.ts';
import { answerAlert, dismissToast, factsOf, meIn } from '#test/support/browser/pages.ts';
import { ONE_SIZE } from '#test/support/browser/widths.ts';
import { giveStory } from '#test/support/builders/films.ts';
import { giveGeneratingVideo } from '#test/support/builders/finished-films.ts';
import { givePlan } from '#test/support/builders/plans.ts';
import { renderNothing } from '#test/support/cloud/faults.ts';
import { sharedCloud } from '#test/support/cloud/shared-cloud.ts';
import { fullIt } from '#test/support/run/full-it.ts';

const { standIns } = sharedCloud();
/** The errors that these tests provoke, as they appear in the browser’s log. */
const PROVOKED = [/status of (?:401|402|404|409)/u];

describe.each(ONE_SIZE)('at $name', ({ viewport }) => {
  signInForEach({ at: '/dashboard', viewport, expected: PROVOKED });

  const credits = async (): Promise<number> => (await meIn(page)).credits;
  const subscription = () => page.getByRole('region', { name: 'Subscription', exact: true });
  const settings = () => settingsOf(page);
  /** The plan details in Settings, once the provider’s webhook has arrived. */
  const settingsSay = (facts: Record<string, unknown>) =>
    expect.poll(settings, { timeout: 30_000, interval: 500 }).toMatchObject(facts);
  const openPortal = async (): Promise<void> => {
    await subscription().getByRole('button', { name: 'Manage Billing' }).click();
    await page.waitForURL(`${standIns.stripe}/portal/**`);
  };
  const DATE = /^\w{3} \d+, 20\d\d$/u;

  // Proves payment-plan-change-shows-cost-asks, beginCheckout.
  fullIt(
    'an upgrade charges the difference, but downgrading and then upgrading again costs nothing',
    async () => {
      await buyPlan(page, 'Starter');
      const { 'Next billing date': renewal } = await settings();
      await choosePlan(page, 'Growth');
      expect(await answerAlert(page, 'Change Plan')).toBe(
        `Change from Starter to Growth? You’ll pay $30 now and get 800 more credits right away. Your plan renews on ${renewal} for $69.`,
      );
      expect(await receiptOf(page)).toEqual(['Growth', '$30.00', 'Completed']);
      expect(await credits()).toBe(1230);
      await choosePlan(page, 'Hobby');
      expect(await answerAlert(page, 'Change Plan')).toContain(
        'The change takes effect right away, without a refund.',
      );
      expect(await receiptOf(page)).toEqual(['Hobby', '$0.00', 'Completed']);
      await choosePlan(page, 'Growth');
      expect(await answerAlert(page, 'Change Plan')).toContain('there’s no charge now');
      expect(await receiptOf(page)).toEqual(['Growth', '$0.00', 'Completed']);
      expect(await credits()).toBe(1230);
      expect(await settings()).toMatchObject({ 'Next billing date': renewal });
      expect(await subscription().getByRole('list', { name: 'Invoices' }).getByRole('listitem').count()).toBe(
        2,
      );
      await expectAccessible(page);
    },
  );

  // Proves payment-subscribers-read-upgrade-downgrade, payment-plan-change-shows-cost-asks,
  // wording-ruling-2026-11-22-own.
  fullIt(
    'a subscriber sees Upgrade and Downgrade, and keeps the current plan by cancelling a change',
    async () => {
      await buyPlan(page, 'Starter');
      await choosePlan(page, 'Ultra');
      await page.getByRole('alertdialog').waitFor();
      await expectAccessible(page);
      expect(await answerAlert(page, 'Cancel')).toContain('You’ll pay $160 now');
      await page.getByText('Your plan', { exact: true }).waitFor();
      for (const name of ['Downgrade to Hobby', 'Upgrade to Growth', 'Upgrade to Ultra'])
        await page.getByRole('button', { name }).waitFor();
      expect(await page.getByRole('button', { name: /^Get Started/u }).count()).toBe(0);
      expect(await credits()).toBe(430);
    },
  );

  // Proves payment-declined-card-bank-challenge, payment-upgrade-needs-bank-authentication.
  fullIt('an upgrade that needs bank authentication completes on its invoice page', async () => {
    await choosePlan(page, 'Starter');
    await payBy(page, 'alwaysAuthenticates');
    await page.getByRole('button', { name: 'Complete' }).click();
    await receiptOf(page);
    await choosePlan(page, 'Growth');
    await answerAlert(page, 'Change Plan');
    await page.getByRole('heading', { name: 'One more step' }).waitFor();
    await expectAccessible(page);
    expect(await credits()).toBe(430);
    const opened = tab.context.waitForEvent('page');
    await page.getByRole('link', { name: 'Pay $30.00' }).click();
    const invoice = await opened;
    await payBy(invoice, 'declined');
    await invoice.getByText('Your card was declined.').waitFor();
    await payBy(invoice);
    await invoice.getByText('Paid: $30.00').waitFor();
    await invoice.close();
    expect(await receiptOf(page)).toEqual(['Growth', '$30.00', 'Completed']);
    expect(await credits()).toBe(1230);
    await settings();
    await subscription().getByText('Growth', { exact: true }).waitFor();
  });

  // Proves dashboard-subscription-plan-usage-billing, dashboard-subscription-start-trial-manage, openPortal.
  fullIt('a subscriber cancels a plan, resumes it and changes the card in the portal', async () => {
    await buyPlan(page, 'Hobby');
    expect(await settings()).toMatchObject({ 'Next billing date': expect.stringMatching(DATE) });
    await openPortal();
    await page.getByRole('button', { name: 'Cancel plan' }).click();
    await page.getByText('Ends on').waitFor();
    await page.getByRole('link', { name: 'Back' }).click();
    await page.waitForURL('**/dashboard/settings');
    await settingsSay({ 'Ends on': expect.stringMatching(DATE) });
    await openPortal();
    await page.getByRole('button', { name: 'Keep plan' }).click();
    await page.getByRole('link', { name: 'Change card' }).click();
    await typeCard(page, '5555 5555 5555 4444');
    await page.getByRole('button', { name: 'Save card' }).click();
    await page.getByText('mastercard ending in 4444').waitFor();
    await page.getByRole('link', { name: 'Back' }).click();
    await page.waitForURL('**/dashboard/settings');
    await settingsSay({
      'Next billing date': expect.stringMatching(DATE),
      'Payment method': 'Mastercard ending in 4444',
    });
  });

  // Proves dashboard-payment-problem-how-long-plan.
  fullIt('a failed renewal shows a banner on every screen until it is paid', async () => {
    await buyPlan(page, 'Starter', 'failsLater');
    await passDays(32);
    const problem = page.getByRole('region', { name: 'Payment problem' });
    /** Expects this many banners on a screen, once the provider's webhook has arrived. */
    const expectProblems = (path: string, count: number) =>
      expect
        .poll(
          async () => {
            await page.goto(path);
            await page.getByText('Starter plan', { exact: true }).first().waitFor();
            return problem.count();
          },
          { timeout: 30_000, interval: 500 },
        )
        .toBe(count);
    await expectProblems('/dashboard/stories', 1);
    await expectAccessible(page);
    await problem.getByText(/Your plan stays active until \w{3} \d+, 20\d\d\./u).waitFor();
    await page.goto('/dashboard/settings');
    await subscription()
      .getByText(/Your last payment failed/u)
      .waitFor();
    await choosePlan(page, 'Growth');
    await answerAlert(page, 'Change Plan');
    expect(await answerAlert(page)).toContain('Your last payment failed. Pay it first');
    await page.goto('/dashboard');
    await problem.getByRole('button', { name: 'Manage Billing' }).click();
    await page.waitForURL(`${standIns.stripe}/portal/**`);
    const portal = page.url();
    await page.getByRole('listitem').filter({ hasText: 'open' }).getByRole('link').click();
    await payBy(page);
    await page.getByText('Paid: $39.00').waitFor();
    await page.goto(portal);
    await page.getByRole('link', { name: 'Back' }).click();
    await expectProblems('/dashboard', 0);
    expect(await credits()).toBe(800);
  });

  const banner = () => page.getByRole('region', { name: 'Your plan' });
  /** Opens the overview of an ended trial, where Create New Video leads to the plans. */
  const openExpired = async (): Promise<void> => {
    await givePlan(id, { subscription: 'trial', credits: 0, trialDays: -1 });
    await page.goto('/dashboard');
    await banner().getByText('Trial Expired').waitFor();
    expect(await page.getByRole('button', { name: 'Start Trial' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Create New Video' }).click();
    expect(await answerAlert(page)).toBe(
      'Your 7-day trial has expired. Please upgrade to a paid plan to continue.',
    );
    await page.waitForURL('**/pricing');
  };

  // Proves dashboard-plan-banner-start-trial, startTrial, state-free-trial-expired-paid,
  // message-trial-expired, constant-trial-7-days-20-videos.
  it('a trial can be started only once, from the banner, and leads to the plans when it ends', async () => {
    await banner().getByRole('button', { name: 'Start Trial' }).click();
    expect(await dismissToast(page)).toEqual(['Trial started', 'You have 20 videos for 7 days.']);
    await banner().getByText('Free Trial Active').waitFor();
    await banner().getByText('7 days to go. 230 credits left, enough for 23 videos.').waitFor();
    expect(await page.getByRole('button', { name: 'Start Trial' }).count()).toBe(0);
    await openExpired();
  });

  // Proves state-free-trial-expired-paid.
  fullIt('after a trial has ended, a creator continues with a paid plan', async () => {
    await giveStory(id, { title: 'After the Trial' });
    await openExpired();
    await page.getByRole('button', { name: 'Get Started with Starter' }).click();
    await payBy(page);
    await receiptOf(page);
    await page.getByRole('main').getByRole('link', { name: 'Go to Dashboard' }).click();
    await page.getByText('Starter plan', { exact: true }).first().waitFor();
    await renderNothing();
    await page.getByRole('link', { name: 'My Stories', exact: true }).first().click();
    // The overview also has a button with this name, and may not have disappeared yet.
    await page.getByRole('heading', { name: 'My Stories', level: 1 }).waitFor();
    await page.getByRole('button', { name: 'After the Trial' }).click();
    await page.getByRole('button', { name: 'Create Video from Story' }).click();
    await page.getByRole('button', { name: 'Create Video', exact: true }).click();
    await expect.poll(credits, { timeout: 10_000 }).toBe(390);
  });

  // Proves dashboard-subscription-start-trial-manage, startTrial.
  fullIt('a trial can also be started in Settings', async () => {
    await settings();
    await subscription().getByRole('button', { name: 'Start Trial' }).click();
    await dismissToast(page);
    expect(await factsOf(subscription())).toMatchObject({ 'Trial days remaining': '7' });
    await page.getByText('Trial plan', { exact: true }).first().waitFor();
  });

  fullIt(
    'at the free limit, a creator is offered the unused trial, and starting it opens the dialog they asked for',
    async () => {
      for (let made = 0; made < 3; made += 1) await giveGeneratingVideo(id);
      await page.goto('/dashboard');
      await page.getByRole('button', { name: 'Create New Video' }).first().click();
      await answerAlert(page, 'Start 7-day trial');
      await page.getByRole('heading', { name: 'Create Your Story' }).waitFor();
      expect(await credits()).toBe(200);
    },
  );

  fullIt('at the free limit, a creator is shown which storyboards have credits reserved', async () => {
    for (let made = 0; made < 2; made += 1) await giveGeneratingVideo(id);
    const { id: storyId } = await giveStory(id, { title: 'The Midnight Train' });
    await page.evaluate(async (story) => {
      const post = async (path: string, body: object) =>
        (
          await fetch(path, {
            method: 'POST',
            headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
            body: JSON.stringify(body),
          })
        ).json();
      const { id: boardId, scenes } = await post('/api/storyboards', { storyId: story });
      await post(`/api/storyboards/${boardId}/paint`, { scenes: [scenes[0].id] });
    }, storyId);
    await page.reload();
    await page.getByRole('button', { name: 'Create New Video' }).first().click();
    const question = page.getByRole('alertdialog');
    await question
      .getByText(/^Free plan limit reached! A storyboard with painted pictures holds credits\./u)
      .waitFor();
    await question.getByRole('button', { name: 'Show the Storyboard' }).click();
    const held = page.getByRole('region', { name: 'Storyboards that hold credits' });
    await held.getByText(/^10 credits until [A-Z]\w+ \d+, 20\d\d$/u).waitFor();
    await expectAccessible(page);
    await held.getByRole('link', { name: 'The Midnight Train' }).click();
    await page.waitForURL('**/dashboard/studio/**');
  });

  // Proves message-free-limit-reached, wording-met-limit-dialog-says-used.
  fullIt('at the free limit, a creator is sent to the plans, and paying lifts the limit', async () => {
    for (let made = 0; made < 3; made += 1) await giveGeneratingVideo(id);
    await page.goto('/dashboard');
    expect(await credits()).toBe(0);
    await page.getByRole('button', { name: 'Create New Video' }).first().click();
    await page
      .getByRole('alertdialog')
      .getByText(
        /^Credits used this month: 30\. Left: 0; a video needs 10\. New credits come on [A-Z]\w+ 1, 20\d\d\.$/u,
      )
      .waitFor();
    await page.keyboard.press('Escape');
    await page.waitForURL('**/pricing');
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Create New Video' }).first().click();
    expect(await answerAlert(page, 'See Plans')).toBe(
      'Free plan limit reached! You have used all 3 videos. Please upgrade to continue creating videos.',
    );
    await page.waitForURL('**/pricing');
    await page.getByRole('button', { name: 'Get Started with Hobby' }).click();
    await payBy(page);
    await receiptOf(page);
    expect(await credits()).toBe(50);
  });
});
