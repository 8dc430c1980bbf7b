import type { Page } from 'playwright-core';
import { factsOf } from '#test/support/browser/pages.ts';
import { sharedCloud } from '#test/support/cloud/shared-cloud.ts';
import { CARDS } from './stripe.ts';
import { order, submit, typed } from './stripe-service.ts';

type CardName = keyof typeof CARDS;

/** The button on a plan’s card, whatever label this user sees. */
export const planButton = (page: Page, plan: string) =>
  page.getByRole('button', {
    name: new RegExp(`^(?:Get Started with|Upgrade to|Downgrade to) ${plan}$`, 'u'),
  });

/** Chooses a plan on the pricing page. */
export const choosePlan = async (page: Page, plan: string): Promise<void> => {
  await page.goto('/pricing');
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).waitFor({ state: 'attached' });
  await planButton(page, plan).click();
};

export const typeCard = async (page: Page, number: string): Promise<void> => {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiry').fill('12 / 40');
  await page.getByLabel('CVC').fill('123');
};

/** Pays on the provider’s page, which must be open or about to open. */
export const payBy = async (page: Page, card: CardName = 'paid'): Promise<void> => {
  await typeCard(page, CARDS[card]);
  await page.getByRole('button', { name: 'Pay' }).click();
};

/** The labelled details shown after a successful payment. */
export const receiptOf = async (page: Page): Promise<string[]> => {
  await page.getByRole('heading', { name: 'Payment successful' }).waitFor();
  return page.locator('.payment__facts dd').allTextContents();
};

/** Buys a plan, from the pricing page to the receipt. */
export const buyPlan = async (page: Page, plan: string, card: CardName = 'paid'): Promise<string[]> => {
  await choosePlan(page, plan);
  await payBy(page, card);
  return receiptOf(page);
};

/** Buys a plan for the user signed in on the given page, without going through the screens. */
export const buyQuietly = async (page: Page, plan: string): Promise<void> => {
  const begun = await page.request.post('/api/payments/checkout/session', {
    data: { plan_name: plan, origin_url: new URL(page.url()).origin },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  const { checkout_url: address } = await begun.json();
  await submit(address, typed(CARDS.paid));
};

/** Moves the provider's clock forward. */
export const passDays = (days: number): Promise<unknown> =>
  order(sharedCloud().standIns.stripe, '/__clock', { advance: days * 86_400 });

/** The id of the checkout whose page is open. */
export const checkoutIdOf = (page: Page): string => new URL(page.url()).pathname.split('/')[2] ?? '';

/** The plan and payment details in Settings. */
export const settingsOf = async (page: Page): Promise<Record<string, string>> => {
  await page.goto('/dashboard/settings');
  const section = page.getByRole('region', { name: 'Subscription', exact: true });
  await section.locator('.facts').waitFor();
  return factsOf(section);
};
