import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { FINISHED_STORIES } from '#contract/finished-stories.ts';
import { expectAccessible } from '#test/support/browser/axe.ts';
import { page, signInForEach } from '#test/support/browser/journey.ts';
import { newestStory } from '#test/support/browser/pages.ts';
import { SIZES } from '#test/support/browser/widths.ts';

const titlesIn = (wanted: string): string[] =>
  FINISHED_STORIES.filter(({ language }) => language === wanted).map(({ title }) => title);

describe.each(SIZES)('at $name', ({ viewport }) => {
  signInForEach({ at: '/dashboard', viewport });

  const offers = (place: Locator): Locator =>
    place.getByRole('toolbar', { name: 'Start from a finished story' });
  const isFocused = (element: Locator): Promise<boolean> =>
    element.evaluate((one) => one === document.activeElement);

  // Proves dialog-new-story-new-video-1, takeFinishedStory.
  it('with the demo writer, one click on a finished story makes it the creator’s own', async () => {
    await page.getByRole('button', { name: 'Write New Story' }).click();
    const form = page.getByRole('dialog', { name: 'Create New Story' });
    const row = offers(form);
    await row.waitFor();
    expect(await row.locator('.offer__title').allTextContents()).toEqual(titlesIn('en'));
    expect(await isFocused(form.getByRole('textbox'))).toBe(true);
    await form.getByRole('textbox').fill('A heron');
    await form.getByRole('radio', { name: 'Write It for Me' }).focus();
    await page.keyboard.press('Tab');
    expect(await isFocused(row.getByRole('button').first())).toBe(true);
    await page.keyboard.press('End');
    expect(await isFocused(row.getByRole('button').last())).toBe(true);
    await page.keyboard.press('ArrowLeft');
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Create Video from Story' }).waitFor();
    const { title, content } = await newestStory(page);
    expect(title).toBe(titlesIn('en').at(-2));
    await page.getByRole('dialog', { name: title }).getByText(content, { exact: true }).waitFor();
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Create New Video' }).first().click();
    const wizard = page.getByRole('dialog', { name: 'Create New Video' });
    await offers(wizard).getByRole('button', { name: 'The Day Rabbits Charged Napoleon' }).click();
    await wizard.getByRole('heading', { name: 'Configure Your Video' }).waitFor();
    await wizard.getByRole('heading', { name: 'The Day Rabbits Charged Napoleon' }).waitFor();
    expect(await newestStory(page)).toMatchObject({ prompt: 'The day Napoleon was attacked by rabbits' });
  });

  // Proves dialog-new-story-new-video-1.
  it('finished stories are offered in the language of new stories', async () => {
    await page.goto('/dashboard/settings');
    await page.getByLabel('Story and voice language').selectOption('de');
    await page.goto('/dashboard/stories');
    await page.getByRole('button', { name: 'Create New' }).click();
    const row = offers(page.getByRole('dialog', { name: 'Create New Story' }));
    await row.waitFor();
    expect(await row.locator('.offer__title').allTextContents()).toEqual(titlesIn('de'));
    expect(await row.locator('.offer__title').first().getAttribute('lang')).toBe('de');
  });
});
