import { rm } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buyPlan, payBy, receiptOf, settingsOf } from '#test/support/billing/payment-page.ts';
import { openTab, sharedBrowser, type Tab } from '#test/support/browser/browser.ts';
import { answerAlert, meIn, signInBy } from '#test/support/browser/pages.ts';
import { ONE_SIZE } from '#test/support/browser/widths.ts';
import { scriptFaultsAt } from '#test/support/cloud/faults.ts';
import { newPerson } from '#test/support/cloud/functions-here.ts';
import { type Product, startAgain, startProduct } from '#test/support/cloud/product-process.ts';
import { defined, takeFrom } from '#test/support/values.ts';

/** All users in a test share one IP address. */
const ENV = { CALL_LIMIT_FACTOR: '1000' };
const PROVOKED = [/status of (?:401|402)/u];

let browser: Browser;
beforeAll(async () => {
  browser = await sharedBrowser();
});

// The product is stopped and restarted with a clock set some days later, so these tests depend on their
// order.
describe.each(ONE_SIZE)('at $name', ({ viewport }) => {
  let product: Product;
  const tabs: Tab[] = [];
  const [onTrial, subscriber, debtor, affiliate] = ['Ada', 'Grace', 'Alan', 'Mary'].map((name) =>
    newPerson(name),
  );
  let quick: Tab;
  let slow: Tab;

  beforeAll(async () => {
    product = await startProduct({ env: ENV });
  });
  afterAll(async () => {
    await product.stop();
    await rm(product.dataDir, { recursive: true, force: true });
  });

  const visit = async (): Promise<Tab> => {
    const tab = await openTab(browser, { url: product.url, viewport, expected: PROVOKED });
    tabs.push(tab);
    return tab;
  };
  const signedIn = async (person: typeof onTrial): Promise<Page> => {
    const { page } = await visit();
    await signInBy(page, defined(person));
    return page;
  };
  const itIsDay = async (day: number): Promise<void> => {
    for (const { page } of tabs) await page.goto('about:blank');
    await product.stop();
    const env = { ...ENV, VEILCAST_DAYS_AHEAD: String(day) };
    product = await startAgain(product.dataDir, Number(new URL(product.url).port), env);
  };
  const noProblems = () => expect(tabs.flatMap((tab) => tab.problems())).toEqual([]);
  const banner = (page: Page) => page.getByRole('region', { name: 'Your plan' });
  const credits = async (page: Page): Promise<number> => (await meIn(page)).credits;
  const expectSignUps = async (page: Page, count: string): Promise<void> => {
    await page.goto('/affiliate');
    const figures = page.getByRole('region', { name: 'Your earnings' });
    const signUps = figures.locator('div', { hasText: 'Sign-ups' }).locator('dd').first();
    await expect.poll(() => signUps.innerText(), { timeout: 10_000 }).toBe(count);
  };
  /** A visitor without an account who follows a link and agrees to have it remembered. */
  const follow = async (link: string): Promise<Tab> => {
    const tab = await visit();
    await tab.page.goto(link);
    await tab.page.getByRole('button', { name: 'Yes, remember it' }).click();
    await tab.page.waitForURL(`${product.url}/`);
    return tab;
  };

  let trialPage: Page;
  it('day 1: one user starts a trial, two buy plans, and two visitors follow a friend’s link', async () => {
    trialPage = await signedIn(onTrial);
    await banner(trialPage).getByRole('button', { name: 'Start Trial' }).click();
    await banner(trialPage).getByText('7 days to go. 230 credits left').waitFor();
    expect(await buyPlan(await signedIn(subscriber), 'Starter')).toContain('Completed');
    expect(await buyPlan(await signedIn(debtor), 'Hobby', 'failsLater')).toContain('Completed');
    const friend = await signedIn(affiliate);
    await expectSignUps(friend, '0');
    const link = await friend.getByText(/\/\?via=[0-9a-z]{10}$/u).innerText();
    quick = await follow(link);
    slow = await follow(link);
    noProblems();
  });

  // Proves dashboard-plan-banner-start-trial, startTrial, state-free-trial-expired-paid,
  // constant-trial-7-days-20-videos.
  it('the banner counts down the days until the trial ends', async () => {
    await itIsDay(6.5);
    await trialPage.goto('/dashboard');
    await banner(trialPage).getByText('1 day to go.').waitFor();
    await itIsDay(7.1);
    await trialPage.goto('/dashboard');
    await banner(trialPage).getByText('Trial Expired').waitFor();
    expect(await trialPage.getByRole('button', { name: 'Start Trial' }).count()).toBe(0);
    noProblems();
  });

  // Proves dashboard-subscription-plan-usage-billing, paymentWebhook, money-renewal-roll-up-two-months.
  it('a month later the plan renews, credits roll over, and the next billing date shows', async () => {
    await itIsDay(32);
    const page = await signedIn(subscriber);
    await expect.poll(() => credits(page), { timeout: 30_000, interval: 500 }).toBe(800);
    const { 'Next billing date': next } = await settingsOf(page);
    const [from, until] = takeFrom([30, 62].map((days) => Date.now() + days * 86_400_000));
    expect(Date.parse(defined(next))).toBeGreaterThan(from);
    expect(Date.parse(defined(next))).toBeLessThan(until);
    expect(await page.getByRole('list', { name: 'Invoices' }).getByRole('listitem').count()).toBe(2);
    noProblems();
  });

  // Proves message-trial-expired.
  it('a user whose trial has expired is refused a video, and makes one after paying', async () => {
    const page = await signedIn(onTrial);
    await banner(page).getByText('Trial Expired').waitFor();
    await page.getByRole('button', { name: 'Create New Video' }).click();
    expect(await answerAlert(page)).toBe(
      'Your 7-day trial has expired. Please upgrade to a paid plan to continue.',
    );
    await page.waitForURL('**/pricing');
    await page.getByRole('button', { name: 'Get Started with Hobby' }).click();
    await payBy(page);
    await receiptOf(page);
    await page.getByRole('main').getByRole('link', { name: 'Go to Dashboard' }).click();
    await page.getByRole('button', { name: 'Create New Video' }).click();
    const wizard = page.getByRole('dialog', { name: 'Create New Video' });
    await wizard.getByRole('textbox').fill('A bell nobody rang');
    await wizard.getByRole('button', { name: 'Generate Story' }).click();
    // Another journey covers the rendering.
    const begun = { kind: 'status', status: 400, code: 'ExecutionAlreadyExists' } as const;
    await scriptFaultsAt(product.standIns.stepFunctions, 'StartExecution', [begun]);
    await wizard.getByRole('button', { name: 'Create Video', exact: true }).click();
    await expect.poll(() => credits(page), { timeout: 10_000 }).toBe(40);
    noProblems();
  });

  // Proves dashboard-payment-problem-how-long-plan, money-seven-days-grace, state-free-trial-expired-paid.
  it('after a failed renewal, the plan stays active for a week, then becomes the free plan', async () => {
    const page = await signedIn(debtor);
    const problem = page.getByRole('region', { name: 'Payment problem' });
    await problem.getByText('Your plan stays active until').waitFor();
    await page.getByText('Hobby plan', { exact: true }).first().waitFor();
    await itIsDay(40);
    await page.goto('/dashboard');
    await banner(page).getByText('Free Plan Limits').waitFor();
    await page.getByText('Free plan', { exact: true }).first().waitFor();
    expect(await credits(page)).toBe(30);
    expect(await problem.count()).toBe(0);
    noProblems();
  });

  // Proves readAffiliate, money-affiliates-60-days-affiliate-per, constant-affiliate-terms-figures.
  it('a sign-up within 60 days of following the link is credited to the friend, but a later one is not', async () => {
    await itIsDay(59.5);
    await signInBy(quick.page, newPerson());
    const friend = await signedIn(affiliate);
    await expectSignUps(friend, '1');
    await itIsDay(61);
    await signInBy(slow.page, newPerson());
    await expectSignUps(friend, '1');
    noProblems();
  });
});
