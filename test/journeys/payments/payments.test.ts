import { describe, expect, it } from 'vitest';
import { offersAt } from '#contract/offers.ts';
import {
  buyPlan,
  checkoutIdOf,
  choosePlan,
  passDays,
  payBy,
  planButton,
  receiptOf,
  settingsOf,
  typeCard,
} from '#test/support/billing/payment-page.ts';
import { CARDS } from '#test/support/billing/stripe.ts';
import { openAnotherTab, page, signInForEach, tab } from '#test/support/browser/journey.ts';
import { answerAlert, meIn } from '#test/support/browser/pages.ts';
import { openDashboardAs } from '#test/support/browser/signed-in.ts';
import { ONE_SIZE } from '#test/support/browser/widths.ts';
import { scriptFaults } from '#test/support/cloud/faults.ts';
import { newPerson } from '#test/support/cloud/functions-here.ts';
import { sharedCloud } from '#test/support/cloud/shared-cloud.ts';
import { fullIt } from '#test/support/run/full-it.ts';
import { defined } from '#test/support/values.ts';

const { standIns } = sharedCloud();
/** The errors that these tests provoke, as they appear in the browser’s log. */
const PROVOKED = [/status of (?:401|402|404|409|410|503)/u];
const OFFERS = offersAt(new Date());

describe.each(ONE_SIZE)('at $name', ({ viewport }) => {
  signInForEach({ at: '/dashboard', viewport, expected: PROVOKED });

  const onPaymentPage = () => page.waitForURL(`${standIns.stripe}/pay/**`);
  const failure = async (): Promise<string> => {
    await page.getByRole('link', { name: 'Try Again' }).waitFor();
    return (await page.getByRole('alert').locator('p').textContent()) ?? '';
  };

  /** Expects the overview, Settings and the invoice in Settings to show the plan on the open receipt. */
  const everyScreenShows = async ({ name, cents, credits }: (typeof OFFERS)[number]): Promise<void> => {
    const price = `$${(cents / 100).toFixed(2)}`;
    await page.getByRole('main').getByRole('link', { name: 'Go to Dashboard' }).click();
    await page.getByText(`${name} plan`, { exact: true }).first().waitFor();
    expect(await page.getByRole('region', { name: 'Your plan' }).count()).toBe(0);
    expect(await settingsOf(page)).toMatchObject({
      'Payment method': 'Visa ending in 4242',
      'Next billing date': expect.stringMatching(/^\w{3} \d+, 20\d\d$/u),
    });
    const section = page.getByRole('region', { name: 'Subscription', exact: true });
    await section.getByText(`${credits.toLocaleString('en-US')} credits`).waitFor();
    const [invoice, ...more] = await section
      .getByRole('list', { name: 'Invoices' })
      .getByRole('listitem')
      .all();
    expect(more).toEqual([]);
    const opened = tab.context.waitForEvent('page');
    await defined(invoice)
      .getByRole('link', { name: `${name}, ${price}` })
      .click();
    await (await opened).getByText(`Paid: ${price}`).waitFor();
  };

  // Proves page-payment-success-reads-session-id, dashboard-subscription-plan-usage-billing,
  // dashboard-subscription-invoices, payment-success-plan-amount-completed, readSubscription, beginCheckout,
  // readCheckout, openPortal, payment-plan-change-shows-cost-asks.
  it('a user buys a plan after a declined card, sees it everywhere, opens the portal and upgrades for the difference', async () => {
    const offer = OFFERS.find(({ name }) => name === 'Starter');
    await choosePlan(page, 'Starter');
    await payBy(page, 'declined');
    await expect.poll(() => page.getByRole('alert').textContent()).toBe('Your card was declined.');
    await payBy(page);
    expect(await receiptOf(page)).toEqual(['Starter', '$39.00', 'Completed']);
    await everyScreenShows(defined(offer));
    await page.getByRole('button', { name: 'Manage Billing' }).click();
    await page.waitForURL(`${standIns.stripe}/portal/**`);
    await page.goto('/pricing');
    await page.getByText('Your plan', { exact: true }).waitFor();
    expect(await planButton(page, 'Starter').count()).toBe(0);
    await planButton(page, 'Growth').click();
    expect(await answerAlert(page, 'Change Plan')).toMatch(
      /^Change from Starter to Growth\? You’ll pay \$30 now and get 800 more credits right away\./u,
    );
    expect(await receiptOf(page)).toEqual(['Growth', '$30.00', 'Completed']);
    expect((await meIn(page)).credits).toBe(1230);
  });

  // Proves page-payment-success-reads-session-id, dashboard-subscription-plan-usage-billing,
  // dashboard-subscription-invoices, payment-success-plan-amount-completed, constant-five-plans.
  fullIt.each(OFFERS)('a creator buys the $name plan, and every screen shows it', async (offer) => {
    expect(await buyPlan(page, offer.name)).toEqual([
      offer.name,
      `$${(offer.cents / 100).toFixed(2)}`,
      'Completed',
    ]);
    await everyScreenShows(offer);
    await page.goto('/pricing');
    await page.getByText('Your plan', { exact: true }).waitFor();
    expect(await planButton(page, offer.name).count()).toBe(0);
  });

  // Proves payment-declined-card-bank-challenge.
  fullIt('a declined card shows an error, and a bank’s challenge can be completed', async () => {
    await choosePlan(page, 'Hobby');
    await payBy(page, 'declined');
    await expect.poll(() => page.getByRole('alert').textContent()).toBe('Your card was declined.');
    await payBy(page, 'authenticates');
    await page.getByRole('button', { name: 'Complete' }).click();
    expect(await receiptOf(page)).toEqual(['Hobby', '$19.00', 'Completed']);
  });

  // Proves payment-expired-cancelled-payments, readCheckout, message-payment-expired-cancelled-timed-out.
  fullIt('cancelling a payment closes the provider’s page for good and leads back to the plans', async () => {
    await choosePlan(page, 'Growth');
    await onPaymentPage();
    const address = page.url();
    await page.getByRole('button', { name: 'Cancel' }).click();
    expect(await failure()).toBe('Payment was cancelled.');
    await page.goto(address);
    await page.getByRole('heading', { name: 'This payment has expired' }).waitFor();
    await page.goBack();
    await page.getByRole('link', { name: 'Try Again' }).click();
    await page.waitForURL('**/pricing');
  });

  // Proves payment-expired-cancelled-payments, message-payment-expired-cancelled-timed-out.
  fullIt('a checkout that takes too long expires', async () => {
    await choosePlan(page, 'Growth');
    await onPaymentPage();
    const id = checkoutIdOf(page);
    await passDays(2);
    await page.reload();
    await page.getByRole('heading', { name: 'This payment has expired' }).waitFor();
    await page.goto(`/payment/success?session_id=${id}`);
    expect(await failure()).toBe('Payment session expired. Please try again.');
  });

  // Proves payment-payment-time-out, state-payment-ten-polls-two-seconds,
  // message-payment-expired-cancelled-timed-out, constant-payment-polling.
  fullIt('the payment page polls an unpaid checkout ten times, then gives up', async () => {
    await choosePlan(page, 'Growth');
    await onPaymentPage();
    const id = checkoutIdOf(page);
    let looks = 0;
    page.on('request', (request) => {
      if (request.url().includes('/api/payments/checkout/status/')) looks += 1;
    });
    await page.goto(`/payment/success?session_id=${id}`);
    await page.getByRole('heading', { name: 'Verifying your payment' }).waitFor();
    expect(await failure()).toBe('Payment verification timed out. Please contact support.');
    expect(looks).toBe(10);
  });

  // Proves money-another-user-purchase-hidden, message-payment-not-verified.
  fullIt('a checkout is never shown to another user', async () => {
    await choosePlan(page, 'Starter');
    await onPaymentPage();
    const id = checkoutIdOf(page);
    const other = await openAnotherTab({ viewport, expected: PROVOKED });
    await openDashboardAs(other.page, newPerson());
    await other.page.goto(`/payment/success?session_id=${id}`);
    await other.page.getByText('Failed to verify payment status. Please contact support.').waitFor();
    await other.close();
  });

  // Proves paymentWebhook.
  fullIt('a webhook alone fulfils a checkout whose tab was closed early', async () => {
    await choosePlan(page, 'Starter');
    await onPaymentPage();
    // Without scripts or a session, only the webhook can report the payment.
    const payer = await openAnotherTab({ viewport, javaScriptEnabled: false });
    const address = page.url();
    await page.goto('/blog');
    // The existing tab would wait for the page’s scripts, so this uses a new one.
    const plain = await payer.context.newPage();
    await plain.goto(address);
    await typeCard(plain, CARDS.paid);
    const paid = plain.waitForResponse((answer) => answer.request().method() === 'POST');
    await plain.getByRole('button', { name: 'Pay' }).click();
    await paid;
    await payer.close();
    await expect
      .poll(() => settingsOf(page), { timeout: 30_000, interval: 1000 })
      .toMatchObject({ 'Payment method': 'Visa ending in 4242' });
    await page.getByText('Starter plan', { exact: true }).first().waitFor();
  });

  // Proves message-failed-checkout.
  fullIt('if a checkout can’t start, an error appears, and the user can try again', async () => {
    const broken = { kind: 'status', status: 500 } as const;
    await scriptFaults('stripe', 'checkout.sessions.create', [broken, broken, broken]);
    await choosePlan(page, 'Ultra');
    expect(await answerAlert(page)).toBe('Failed to initialize payment. Please try again.');
    expect(await buyPlan(page, 'Ultra')).toEqual(['Ultra', '$199.00', 'Completed']);
  });

  // Proves payment-back-button-purchase-in-two.
  fullIt(
    'the back button leads from the provider’s page back to the plans, which can still be bought',
    async () => {
      await choosePlan(page, 'Growth');
      await onPaymentPage();
      const address = page.url();
      await page.goBack();
      await page.getByRole('button', { name: 'Get Started with Growth' }).click();
      await onPaymentPage();
      expect(page.url()).toBe(address);
      await payBy(page);
      await receiptOf(page);
      await page.goBack();
      await page.getByRole('heading', { name: 'This is paid' }).waitFor();
      await page.getByRole('link', { name: 'Go on' }).click();
      expect(await receiptOf(page)).toEqual(['Growth', '$69.00', 'Completed']);
    },
  );

  // Proves payment-back-button-purchase-in-two.
  fullIt('a stale tab does not buy a second plan after a purchase in another tab', async () => {
    await page.goto('/pricing');
    const other = await tab.context.newPage();
    await buyPlan(other, 'Starter');
    await page.getByRole('button', { name: 'Get Started with Starter' }).click();
    expect(await answerAlert(page)).toBe('You are already on the Starter plan.');
    await planButton(page, 'Growth').click();
    expect(await answerAlert(page, 'Cancel')).toContain('Change from Starter to Growth?');
    expect(new URL(page.url()).pathname).toBe('/pricing');
  });
});
