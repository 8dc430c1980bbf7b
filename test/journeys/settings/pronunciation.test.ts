import type { Locator } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { pronunciations } from '#functions/wiring/stores.ts';
import { expectAccessible } from '#test/support/browser/axe.ts';
import { id, page, signInForEach } from '#test/support/browser/journey.ts';
import { dismissToast, openStoryboard } from '#test/support/browser/pages.ts';
import { ONE_SIZE } from '#test/support/browser/widths.ts';
import { giveStory } from '#test/support/builders/films.ts';
import { fullIt } from '#test/support/run/full-it.ts';

/** The error that the browser logs when a respelling is refused. */
const PROVOKED = [/status of 422/u];
const TEXTS = [
  'Nobody believed “Siobhan,” the old keeper, until the sea itself began to answer her.',
  'Every night at three, a single green lamp blinked back from the empty horizon.',
];

/** Gives the page an English browser voice, because test browsers have none, and records what it says. */
const giveVoice = (): void => {
  const said: string[] = [];
  const getVoices = () => [{ lang: 'en-US', localService: true }];
  const speak = ({ text }: { readonly text: string }) => said.push(text);
  const value = { getVoices, speak, cancel: () => undefined, addEventListener: () => undefined };
  Object.defineProperty(globalThis, 'speechSynthesis', { value });
  Object.assign(globalThis, {
    said,
    SpeechSynthesisUtterance: class extends EventTarget {
      readonly text: string;
      constructor(text: string) {
        super();
        this.text = text;
      }
    },
  });
};

describe.each(ONE_SIZE)('at $name', ({ viewport }) => {
  signInForEach({ viewport, expected: PROVOKED });
  beforeEach(() => page.addInitScript(giveVoice));

  const section = (): Locator => page.getByRole('region', { name: 'Pronunciation' });
  const dialog = (): Locator => page.getByRole('dialog', { name: 'Pronunciation' });
  const rows = async (): Promise<string[]> =>
    (await section().getByRole('listitem').allInnerTexts()).map((row) => row.replaceAll(/\s+/gu, ' ').trim());
  const openSettings = async (): Promise<void> => {
    await page.goto('/dashboard/settings');
    await section().getByLabel('Word', { exact: true }).waitFor();
  };
  /** The selected text in the field that has focus. */
  const selected = (): Promise<string | undefined> =>
    page.evaluate(() => {
      const field = document.activeElement;
      return field instanceof HTMLTextAreaElement
        ? field.value.slice(field.selectionStart, field.selectionEnd)
        : undefined;
    });
  const select = (field: Locator, word: string): Promise<void> =>
    field.evaluate((area: HTMLTextAreaElement, wanted) => {
      area.focus();
      const from = area.value.indexOf(wanted);
      area.setSelectionRange(from, from + wanted.length);
    }, word);

  // Proves settings-pronunciation-list, settings-pronunciation-play, savePronunciation, listPronunciations.
  it('a creator adds, plays, edits and removes a word in Settings', async () => {
    await openSettings();
    await section().getByText('No words yet.').waitFor();
    await section().getByLabel('Word', { exact: true }).fill('Siobhan Murphy');
    await page.keyboard.press('Enter');
    await section().getByText('Enter a single word, without spaces.').waitFor();
    await section().getByText('Enter how the word sounds, in ordinary letters.').waitFor();
    await section().getByLabel('Word', { exact: true }).fill('Siobhan');
    await section().getByLabel('Sounds like').fill('Dana Whitlock dies tonight');
    await page.keyboard.press('Enter');
    await expect.poll(() => section().getByLabel('Sounds like').getAttribute('aria-invalid')).toBe('true');
    await section().getByLabel('Sounds like').fill('Shivon');
    await section().getByRole('button', { name: 'Play', exact: true }).click();
    await section().getByRole('button', { name: 'Stop', exact: true }).click();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await dismissToast(page);
    expect(await rows()).toEqual(['Siobhan Shivon · English']);
    await section().getByRole('button', { name: 'Edit Siobhan' }).click();
    expect(await dialog().getByLabel('Sounds like').inputValue()).toBe('Shivon');
    await dialog().getByLabel('Sounds like').fill('Shivawn');
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await dismissToast(page);
    await section().getByRole('button', { name: 'Play preview of Shivawn' }).click();
    expect(await page.evaluate((): string[] => Reflect.get(globalThis, 'said'))).toEqual([
      'Shivon',
      'Shivawn',
    ]);
    await section().getByRole('button', { name: 'Remove Siobhan' }).click();
    await section().getByText('No words yet.').waitFor();
    expect(await page.evaluate(() => document.activeElement?.ariaLabel)).toBe('Your list');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(rows).toEqual(['Siobhan Shivawn · English']);
  });

  // Proves script-selected-word-pronunciation.
  fullIt('a creator respells a word selected in a storyboard, and finds it in Settings', async () => {
    const scenes = TEXTS.map((narration) => ({ narration, picture: 'A lighthouse' }));
    const story = await giveStory(id, { title: 'The Lamp', scenes });
    await page.goto(`/dashboard/studio/${await openStoryboard(page, { storyId: story.id })}`);
    const words = page.getByRole('textbox', { name: 'Words of scene 1' });
    await words.waitFor();
    await select(words, '“Siobhan,”');
    await page.getByRole('button', { name: 'Pronunciation…' }).press('Enter');
    expect(await dialog().getByLabel('Word').inputValue()).toBe('Siobhan');
    await page.keyboard.type('Dana Whitlock dies tonight');
    await page.keyboard.press('Enter');
    await expect.poll(() => dialog().getByLabel('Sounds like').getAttribute('aria-invalid')).toBe('true');
    await dialog().getByLabel('Sounds like').fill('Shivawn');
    await page.keyboard.press('Enter');
    await dismissToast(page);
    expect(await selected()).toBe('“Siobhan,”');
    await page.getByRole('button', { name: 'Pronunciation…' }).click();
    expect(await dialog().getByLabel('Sounds like').inputValue()).toBe('Shivawn');
    await dialog().getByRole('button', { name: 'Remove' }).waitFor();
    await openSettings();
    await expect.poll(rows).toEqual(['Siobhan Shivawn · English']);
  });

  // Proves script-selected-word-pronunciation.
  fullIt(
    'a creator respells a word in their own script, and Undo there leaves the script unchanged',
    async () => {
      await page.goto('/dashboard/stories');
      await page.getByRole('button', { name: 'Create New' }).click();
      await page.getByRole('radio', { name: 'My Own Script' }).press('Space');
      const script = page.getByRole('textbox', { name: 'Script' });
      await script.fill(TEXTS.join(' '));
      await select(script, 'Siobhan');
      await page.getByRole('button', { name: 'Pronunciation…' }).click();
      await page.keyboard.type('Shivawn');
      await page.keyboard.press('Control+z');
      await dialog().getByLabel('Sounds like').fill('Shivawn');
      await page.keyboard.press('Enter');
      await dismissToast(page);
      expect(await selected()).toBe('Siobhan');
      expect(await script.inputValue()).toBe(TEXTS.join(' '));
      await page.getByRole('button', { name: 'Pronunciation…' }).click();
      await dialog().getByRole('button', { name: 'Remove' }).click();
      await dialog().waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect.poll(() => pronunciations().list(id)).toHaveLength(1);
    },
  );

  // Proves settings-pronunciation-list.
  fullIt('a long list is collapsed, and can be searched by word and by respelling', async () => {
    await pronunciations().change(id, () =>
      Array.from({ length: 30 }, (_, index) => ({
        word: `Word${index}`,
        language: index === 29 ? ('de' as const) : ('en' as const),
        says: `Sound${index}`,
      })),
    );
    await openSettings();
    await expect.poll(rows).toHaveLength(10);
    await section().getByText('This browser has no voice for German.').waitFor();
    await section().getByLabel('Search words').fill('sound29');
    await expect.poll(rows).toEqual(['Word29 Sound29 · German']);
    expect(await section().getByRole('button', { name: 'Play preview of Sound29' }).count()).toBe(0);
    await section().getByLabel('Search words').fill('nothing');
    await section().getByText('No words match your search.').waitFor();
    await section().getByLabel('Search words').fill('');
    await section().getByRole('button', { name: 'Show All 30' }).click();
    await expect.poll(rows).toHaveLength(30);
    await expectAccessible(page);
  });
});
