import { afterEach, expect, it } from 'vitest';
import { id, page, signInForEach } from '#test/support/browser/journey.ts';
import { answerAlert, meIn, openScreen } from '#test/support/browser/pages.ts';
import { giveStory } from '#test/support/builders/films.ts';
import { clearScriptedFaults, scriptFaults } from '#test/support/cloud/faults.ts';

signInForEach({ at: '/dashboard', expected: [/status of 401/u] });
afterEach(clearScriptedFaults);

/** The model declines the next picture, and paints those after it slowly, so that the second attempt is still seen. */
const declineOne = (): Promise<void> =>
  scriptFaults('openai', 'images/generations', [
    { kind: 'status', status: 400, code: 'moderation_blocked' },
    ...Array.from({ length: 4 }, () => ({ kind: 'slow' as const, delayMs: 3000 })),
  ]);

it('a declined picture is explained and costs nothing, and Retry paints it again', async () => {
  const story = await giveStory(id, { title: 'The Lamp Room' });
  const { credits } = await meIn(page);
  await declineOne();
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
      'The image generator declined one of the scenes. Your credits have been returned. Try again, or use a different story.',
    )
    .waitFor();
  expect((await meIn(page)).credits).toBe(credits);
  await dialog.getByRole('button', { name: 'Retry' }).click();
  await dialog
    .getByText(/Painting scene/u)
    .first()
    .waitFor();
  expect((await meIn(page)).credits).toBe(credits - 10);
});
