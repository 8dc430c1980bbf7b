import { expect, it } from 'vitest';
import { expectAccessible } from '#test/support/browser/axe.ts';
import { openTabForEach, page } from '#test/support/browser/journey.ts';
import { creatorWithPlayableFilm, shareOf } from '#test/support/builders/sharing.ts';
import { isFullRun } from '#test/support/run/full-run.ts';

openTabForEach({ expected: [/status of 40[04]/u] });

// Proves reportVideo.
it('a viewer reports a shared video using the keyboard, and is told that a person will review the report', async () => {
  const { visitor, videoId } = await creatorWithPlayableFilm('The Stolen Song');
  const address = await shareOf(visitor, videoId);
  await page.goto(address);
  for (const name of ['Terms', 'Privacy']) await page.getByRole('link', { name }).waitFor();
  await page.getByText('Made with AI and Veilcast.').waitFor();

  await page.locator('.report > summary').focus();
  await page.keyboard.press('Enter');
  await expectAccessible(page);
  const send = page.getByRole('button', { name: 'Send Report' });
  await send.click();
  expect(await page.locator('input[name="reason"]:invalid').count()).toBeGreaterThan(0);
  await page.getByLabel('It uses my work without permission').check();
  await page.getByLabel(/What should we know/u).fill('It is my song.');
  await page.getByLabel(/Your email address/u).fill('nobody@nowhere');
  await send.click();
  await page.getByText('Enter a valid email address.').waitFor();
  await page.getByLabel(/Your email address/u).fill('singer@example.com');
  await send.click();
  await page.getByText('Thank you. A person will look at this video.').waitFor();

  if (!isFullRun) return;
  await page.goto(`${address}?again`);
  await page.getByText('Report This Video').click();
  await page.getByLabel('Something else').check();
  await send.click();
  await page.getByText('Somebody on your network has reported this video before').waitFor();
});
