import { describe, expect, it } from 'vitest';
import { planButton } from '#test/support/billing/payment-page.ts';
import { expectAccessible } from '#test/support/browser/axe.ts';
import { openTabForEach, page } from '#test/support/browser/journey.ts';
import { answerAlert, meIn } from '#test/support/browser/pages.ts';
import { ONE_SIZE } from '#test/support/browser/widths.ts';
import { givePlan } from '#test/support/builders/plans.ts';
import { newPerson } from '#test/support/cloud/functions-here.ts';
import { sharedCloud } from '#test/support/cloud/shared-cloud.ts';
import { fullIt } from '#test/support/run/full-it.ts';
import { isFullRun } from '#test/support/run/full-run.ts';

const { standIns } = sharedCloud();

describe.each(ONE_SIZE)('at $name', ({ viewport }) => {
  openTabForEach({ viewport, expected: [/status of 401/u] });

  const onPaymentPage = () => page.waitForURL(`${standIns.stripe}/pay/**`);
  const saysPlan = (words: string) => page.getByText(words, { exact: true }).waitFor();
  const continueWithGoogle = async (person = newPerson()): Promise<void> => {
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await page.getByLabel('Name').fill(person.name);
    await page.getByLabel('Email').fill(person.email);
    await page.getByRole('button', { name: 'Continue' }).click();
  };
  const logOut = async (): Promise<void> => {
    await page.goto('/pricing');
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Get Started' }).waitFor();
  };
  /** /** Opens a page and returns how many checkouts it had started by the time the session was known. */
  const checkoutsBegunAt = async (path: string): Promise<number> => {
    let begun = 0;
    const count = (request: { url(): string }): void => {
      if (request.url().endsWith('/api/payments/checkout/session')) begun += 1;
    };
    page.on('request', count);
    await page.goto(path);
    await page.getByRole('banner').getByRole('button', { name: 'Logout' }).waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    page.off('request', count);
    return begun;
  };

  // Proves payment-plan-chosen-sign-in-goes.
  it('a visitor who chose a plan is taken to its checkout after signing in, but only once', async () => {
    await page.goto('/pricing');
    await page.getByRole('button', { name: 'Get Started with Growth' }).click();
    await saysPlan('Sign in to continue to Growth, $69 a month.');
    await expectAccessible(page);
    await continueWithGoogle();
    await onPaymentPage();
    await page.getByText('$69.00').first().waitFor();
    if (!isFullRun) return;
    await page.goBack();
    await page.waitForURL('**/pricing');
    await planButton(page, 'Growth').waitFor();
    // The login page’s URL still names the plan, but only a sign-in may open the checkout.
    expect(await checkoutsBegunAt('/login?plan=growth')).toBe(0);
    expect(new URL(page.url())).toMatchObject({ pathname: '/pricing', search: '' });
  });

  // Proves payment-plan-chosen-sign-in-goes.
  fullIt(
    'a subscriber has to confirm a change of plan, and no checkout opens for the plan they already have',
    async () => {
      const person = newPerson();
      await page.goto('/login?plan=hobby');
      await continueWithGoogle(person);
      await onPaymentPage();
      await page.goto('/dashboard');
      const { id } = await meIn(page);
      await givePlan(id, { subscription: 'starter', credits: 400 });
      await logOut();
      await page.goto('/pricing');
      await page.getByRole('button', { name: 'Get Started with Growth' }).click();
      await continueWithGoogle(person);
      expect(await answerAlert(page, 'Cancel')).toContain('Change from Starter to Growth?');
      await page.getByText('Your plan', { exact: true }).waitFor();
      expect(await checkoutsBegunAt('/pricing?plan=starter')).toBe(0);
      expect(page.url()).toMatch(/\/pricing$/u);
    },
  );

  // Proves payment-plan-chosen-sign-in-goes.
  fullIt('no plan is carried over if the sign-in is cancelled or the plan is unknown', async () => {
    await page.goto('/login?plan=growth');
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('heading', { name: 'Welcome Back' }).waitFor();
    expect(await page.getByText('to continue to').count()).toBe(0);
    await page.goto('/login?plan=gold');
    await page.getByRole('heading', { name: 'Welcome Back' }).waitFor();
    expect(await page.getByText('to continue to').count()).toBe(0);
    await continueWithGoogle();
    await page.waitForURL('**/dashboard');
  });
});
