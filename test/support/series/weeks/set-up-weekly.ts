import type { Page } from 'playwright-core';
import type { Hand } from '#test/support/browser/hands/hand.ts';

/** The days of the week under the wizard’s names, in JavaScript’s order. */
export const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** The choices for a new series where they differ from the wizard’s defaults. */
interface Weekly {
  readonly name: string;
  readonly premise: string;
  readonly days: readonly (typeof DAYS)[number][];
}

/** Sets up a series for some days of the week on the Auto-pilot screen. */
export const setUpWeekly = async (page: Page, hand: Hand, { name, premise, days }: Weekly): Promise<void> => {
  const step = (heading: string): Promise<void> =>
    page.getByRole('heading', { name: heading, exact: true }).waitFor();
  await hand.press('button', 'New Series');
  await hand.write(/^What is it about/u, premise);
  await hand.write('Name of the series', name);
  await hand.press('button', 'Next');
  await step('How it sounds and looks');
  await hand.press('button', 'Next');
  await step('When its videos are due');
  for (const day of DAYS) {
    const button = page.getByRole('dialog').getByRole('button', { name: day, exact: true });
    const isOn = (await button.getAttribute('aria-pressed')) === 'true';
    if (isOn !== days.includes(day)) await hand.press('button', day);
  }
  await hand.press('button', 'Next');
  await step('What you decide, and the first ideas');
  await hand.press('button', 'Start Series');
  await step(name);
};
