import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { type Offer, offersAt } from '#contract/offers.ts';
import { keepInTab, takeFromTab } from '#web/lib/storage.ts';

/* The plan a visitor chose before signing in. Our own pages pass its name along in their URLs: `?plan=growth`. */

const PARAMETER = 'plan';
const KEY = 'veilcast.chosen-plan';

/** The plan that a query names, if it is on sale; undefined otherwise. */
export const chosenPlanIn = (search: string): Offer | undefined => {
  const chosen = new URLSearchParams(search).get(PARAMETER);
  return offersAt(new Date()).find(({ name }) => name.toLowerCase() === chosen);
};

/** The query without the plan. */
export const withoutPlan = (search: string): string => {
  const query = new URLSearchParams(search);
  query.delete(PARAMETER);
  return query.toString();
};

/** Adds the plan to the URL of one of our pages. */
export const withPlan = (path: string, plan: Offer | undefined): string =>
  plan === undefined ? path : `${path}?${PARAMETER}=${plan.name.toLowerCase()}`;

/** The plan named in this page's URL. */
export const useChosenPlan = (): Offer | undefined => {
  const { search } = useLocation();
  return useMemo(() => chosenPlanIn(search), [search]);
};

/**
 * Keeps the chosen plan while this tab is at the identity provider; if no plan is given, clears an earlier choice.
 */
export const rememberPlan = (plan: Offer | undefined): void => {
  if (plan === undefined) takeFromTab(KEY);
  else keepInTab(KEY, withPlan('', plan));
};

/** Removes and returns the plan kept in this tab, so a second call finds none. */
export const takePlan = (): Offer | undefined => chosenPlanIn(takeFromTab(KEY) ?? '');
