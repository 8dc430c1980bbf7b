import { rm } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTab, sharedBrowser } from '#test/support/browser/browser.ts';
import { answerAlert, partsLoaded, signInBy } from '#test/support/browser/pages.ts';
import { ONE_SIZE } from '#test/support/browser/widths.ts';
import { newPerson } from '#test/support/cloud/functions-here.ts';
import { type Product, startAgain, startProduct } from '#test/support/cloud/product-process.ts';

/** A failing query is tried three times. */
const TRIES = 3;
const PATIENCE_MS = 15_000;

let browser: Browser;
let product: Product;
beforeAll(async () => {
  [browser, product] = await Promise.all([sharedBrowser(), startProduct()]);
});
afterAll(async () => {
  await product.stop();
  await rm(product.dataDir, { recursive: true, force: true });
});

describe.each(ONE_SIZE)('at $name', ({ viewport }) => {
  // Proves rule-dialog-opens-even-check-fails, message-voices-music-not-loaded-wizard.
  it('the wizard opens while the server is down, reports missing voices only when it needs one, and recovers', async () => {
    const { url, dataDir } = product;
    const tab = await openTab(browser, {
      url,
      viewport,
      expected: [/status of 401/u, /ERR_CONNECTION_REFUSED/u],
    });
    const { page } = tab;
    await signInBy(page, newPerson());
    await page.getByText('Nothing here yet').waitFor();
    let failures = 0;
    page.on('requestfailed', (request) => {
      if (request.url().endsWith('/options/voices')) failures += 1;
    });
    await partsLoaded(page);
    await product.stop();
    await page.getByRole('button', { name: 'Create New Video' }).click();
    const wizard = page.getByRole('dialog', { name: 'Create New Video' });
    await wizard.getByRole('heading', { name: 'Create Your Story' }).waitFor();
    await expect.poll(() => failures, { timeout: PATIENCE_MS }).toBe(TRIES);
    product = await startAgain(dataDir, Number(new URL(url).port));
    await wizard.getByRole('textbox').fill('A bell under the lake');
    await wizard.getByRole('button', { name: 'Generate Story' }).click();
    await wizard.getByRole('heading', { name: 'Configure Your Video' }).waitFor();
    await wizard.getByText('We couldn’t load voices and music').waitFor();
    expect(await page.getByRole('alertdialog').count()).toBe(0);
    await wizard.getByRole('button', { name: 'Create Video', exact: true }).click();
    expect(await answerAlert(page)).toBe('Please select a voice for your video.');
    await wizard.getByRole('button', { name: 'Try Again' }).click();
    await expect
      .poll(() => wizard.getByRole('radio', { name: /^Adam/u, includeHidden: true }).isChecked())
      .toBe(true);
    expect(tab.problems()).toEqual([]);
    await tab.close();
  });
});
