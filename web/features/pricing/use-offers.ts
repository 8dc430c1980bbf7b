import { useSyncExternalStore } from 'react';
import { PLANS } from '#contract/catalogue.ts';
import { currentPrice, type Offer, offersAt } from '#contract/offers.ts';

const never = (): (() => void) => () => undefined;

/** The day from which today's prices apply. */
const today = (): string =>
  PLANS.flatMap(({ prices }) => currentPrice(prices, new Date())?.from ?? [])
    .toSorted()
    .at(-1) ?? '';

/** The same for the prerendered page: hydration needs the prices the page was rendered with. */
const prerendered = (): string =>
  typeof document === 'undefined'
    ? today()
    : (document.querySelector<HTMLElement>('[data-prices-since]')?.dataset['pricesSince'] ?? today());

/** The plans at today's prices, and the day to put into `data-prices-since` of the page that shows them. */
export const useOffers = (): { readonly offers: readonly Offer[]; readonly pricesSince: string } => {
  const pricesSince = useSyncExternalStore(never, today, prerendered);
  return { offers: offersAt(new Date(pricesSince)), pricesSince };
};
