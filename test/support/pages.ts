import type { Page } from 'playwright-core';

/** Signs a person in by the hosted page and waits for the dashboard. */
export const signInBy = async (
  page: Page,
  person: { name: string; email: string },
  site = '',
): Promise<void> => {
  await page.goto(`${site}/login`);
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByLabel('Name').fill(person.name);
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL('**/dashboard');
};

/** The words of the open alert, which is then answered. */
export const answerAlert = async (page: Page, button = 'OK'): Promise<string> => {
  const alert = page.getByRole('alertdialog');
  await alert.waitFor();
  const words = (await alert.locator('p').first().textContent()) ?? '';
  await alert.getByRole('button', { name: button }).click();
  await alert.waitFor({ state: 'detached' });
  return words;
};

/** The id of who is signed in. */
export const idOf = (page: Page): Promise<string> =>
  page.evaluate(async () => (await (await fetch('/api/auth/me')).json()).id);
