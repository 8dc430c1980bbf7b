import { expect, it } from 'vitest';
import { id, page, signInForEach } from '#test/support/browser/journey.ts';
import { answerAlert, meIn, openScreen } from '#test/support/browser/pages.ts';
import { giveStory } from '#test/support/builders/films.ts';
import { scriptFaults } from '#test/support/cloud/faults.ts';

signInForEach({ at: '/dashboard', expected: [/status of 401/u] });

const scriptPictures = (faults: Parameters<typeof scriptFaults>[2]): Promise<void> =>
  scriptFaults('openai', 'images/generations', faults);
/** Delays that outlast the test; the test removes them itself. */
const HELD = Array.from({ length: 20 }, () => ({ kind: 'slow' as const, delayMs: 600_000 }));

it('explains why a picture was declined, charges nothing for it, and paints it again on Retry', async () => {
  const story = await giveStory(id, { title: 'The Lamp Room' });
  const { credits } = await meIn(page);
  await scriptPictures([{ kind: 'status', status: 400, code: 'moderation_blocked' }]);
  await openScreen(page, 'My Stories');
  await page
    .getByRole('button', { name: /The Lamp Room/u })
    .first()
    .click();
  await page.getByRole('button', { name: 'Create Video from Story' }).click();
  await page.getByRole('button', { name: 'Create Video', exact: true }).click();
  await answerAlert(page);
  await openScreen(page, 'My Videos');
  await page.getByRole('article').getByText('Failed').waitFor();
  await page.getByRole('button', { name: story.title }).first().click();
  const dialog = page.getByRole('dialog', { name: story.title });
  await dialog
    .getByText(
      /The image generator declined the picture of scene \d\. Your credits have been returned\. Try again, or use a different story\./u,
    )
    .waitFor();
  expect((await meIn(page)).credits).toBe(credits);
  await scriptPictures(HELD);
  await dialog.getByRole('button', { name: 'Retry' }).click();
  await dialog
    .getByText(/Painting scene/u)
    .first()
    .waitFor();
  expect((await meIn(page)).credits).toBe(credits - 10);
});
