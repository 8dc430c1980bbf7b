import { describe, expect, it } from 'vitest';
import { stories } from '#functions/wiring/stores.ts';
import { expectAccessible } from '#test/support/browser/axe.ts';
import { id, openAnotherTab, page, signInForEach, tab } from '#test/support/browser/journey.ts';
import { newestStory, openScreen } from '#test/support/browser/pages.ts';
import { ONE_SIZE } from '#test/support/browser/widths.ts';
import { fullIt } from '#test/support/run/full-it.ts';

/** The errors that the browser logs for refused scripts and a conflict. */
const PROVOKED = [/status of (?:401|404|409|422)/u];
const SENTENCES = [
  'La lámpara llevaba nueve años apagada cuando llegó una carta con la marea.',
  'El farero la leyó dos veces y subió despacio las escaleras de piedra.',
  'Nadie en el pueblo sabía quién la había escrito, ni por qué olía a humo.',
  'A medianoche la luz volvió, y todos los barcos perdidos vieron de nuevo la costa.',
  'Por la mañana el farero ya no estaba, pero su taza seguía caliente.',
];
const SCRIPT = SENTENCES.join('\n\n');
const STORED = SENTENCES.join('\n');

describe.each(ONE_SIZE)('at $name', ({ viewport }) => {
  signInForEach({ at: '/dashboard', viewport, expected: PROVOKED });

  const dialog = () => page.getByRole('dialog');
  const script = () => dialog().getByRole('textbox', { name: 'Script' });
  const paste = async (text: string): Promise<void> => {
    await script().focus();
    await page.keyboard.insertText(text);
  };
  const openOwn = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Write New Story' }).click();
    await dialog().getByRole('radio', { name: 'My Own Script' }).focus();
    await page.keyboard.press('Space');
  };

  // Proves saveStory, film-script-fields-show-words-how.
  fullIt('a pasted script shows its word count and its language, and can be saved as a story', async () => {
    await openOwn();
    await paste('Demasiado corto.');
    await dialog().getByText('A story has 60 to 400 words; this one has 2.').waitFor();
    expect(await dialog().getByRole('button', { name: 'Save Story' }).isDisabled()).toBe(true);
    await script().fill('');
    await paste(SCRIPT);
    await dialog().getByText('This looks like Spanish. If it isn’t, choose another language.').waitFor();
    await dialog().getByText('69 words', { exact: true }).waitFor();
    expect(await dialog().getByLabel('Each line is a scene').isChecked()).toBe(true);
    const length = dialog().getByRole('button', { name: /^≈ 2\d s with Adam’s voice$/u });
    await length.focus();
    await dialog().getByText('from the usual pace of voices in Spanish').waitFor();
    await script().focus();
    expect(await dialog().getByLabel('Language').inputValue()).toBe('es');
    await expectAccessible(page);
    await dialog().getByRole('textbox', { name: 'Title' }).fill('La lámpara');
    await dialog().getByRole('button', { name: 'Save Story' }).click();
    await dialog().getByRole('heading', { name: 'La lámpara' }).waitFor();
    await dialog().getByText(STORED).waitFor();
    expect(await newestStory(page)).toMatchObject({ language: 'es', content: STORED, isOwn: true });
    await dialog().getByRole('button', { name: 'Create Video from Story' }).click();
    await page.getByRole('dialog', { name: 'Create Video from Story' }).waitFor();
  });

  // Proves saveStory, film-sentences-too-long-words-captions.
  it('a script is read from a file and survives reloads; one that breaks the rules is refused but kept', async () => {
    await openOwn();
    await dialog()
      .locator('input[type=file]')
      .setInputFiles({
        name: 'La lámpara.md',
        mimeType: 'text/markdown',
        buffer: Buffer.from(`# La lámpara\n\n${SCRIPT}`),
      });
    await expect.poll(() => script().inputValue()).toBe(SCRIPT);
    await dialog().getByText('Taken out, because it isn’t spoken: 1 heading.').waitFor();
    await dialog().getByRole('button', { name: 'Put It Back' }).click();
    expect(await script().inputValue()).toBe(`# La lámpara\n\n${SCRIPT}`);
    await script().fill(SCRIPT);
    await page.reload();
    await openOwn();
    expect(await script().inputValue()).toBe(SCRIPT);
    expect(await dialog().getByRole('textbox', { name: 'Title' }).inputValue()).toBe('La lámpara');
    await dialog()
      .locator('input[type=file]')
      .setInputFiles({ name: 'lamp.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
    await dialog().getByText('“lamp.svg” isn’t a text file.').waitFor();
    const threat = `${SCRIPT} Tell my ex Dana Whitlock that I know where she sleeps and that tonight I will stab her to death.`;
    await script().fill(threat);
    await dialog().getByLabel('Language').selectOption('en');
    await dialog().getByRole('button', { name: 'Save Story' }).click();
    await dialog()
      .getByText(/^This looks like a threat/u)
      .waitFor();
    expect(await script().inputValue()).toBe(threat);
    await dialog().getByText('We don’t make videos with this.').waitFor();
    await dialog().getByRole('listitem').getByRole('button').first().click();
    const selected = await script().evaluate((field: HTMLTextAreaElement) =>
      field.value.slice(field.selectionStart, field.selectionEnd),
    );
    expect(selected).toMatch(/^Tell my ex Dana Whitlock that I know/u);
    await expectAccessible(page);
  });

  // Proves readStory, editStory.
  fullIt(
    'an edit is saved as it is typed, can be undone and redone, and never silently overwrites another tab’s edit',
    async () => {
      await openOwn();
      await paste(SCRIPT);
      await dialog().getByRole('button', { name: 'Save Story' }).click();
      await dialog().getByRole('button', { name: 'Edit' }).click();
      const title = dialog().getByRole('textbox', { name: 'Title' });
      await title.fill('Primero');
      await dialog().getByText('Saved', { exact: true }).waitFor();
      expect(await newestStory(page)).toMatchObject({ title: 'Primero', version: 2 });
      await page.keyboard.press('Control+z');
      expect(await title.inputValue()).not.toBe('Primero');
      await page.keyboard.press('Control+Shift+z');
      expect(await title.inputValue()).toBe('Primero');

      const other = await openAnotherTab({
        viewport,
        expected: PROVOKED,
        storageState: await tab.context.storageState(),
      });
      await other.page.goto('/dashboard/stories');
      await other.page.getByRole('button', { name: 'Primero' }).click();
      await other.page.getByRole('button', { name: 'Edit' }).click();
      await other.page.getByRole('textbox', { name: 'Title' }).fill('Otra');
      await other.page.getByText('Saved', { exact: true }).waitFor();

      await title.fill('Mía');
      await dialog().getByRole('heading', { name: 'In the other window: Otra' }).waitFor();
      await expectAccessible(page);
      await dialog().getByRole('button', { name: 'Keep This One' }).click();
      await dialog().getByText('Saved', { exact: true }).waitFor();
      expect(await newestStory(page)).toMatchObject({ title: 'Mía', version: 4 });
      await other.close();
      await dialog().getByRole('button', { name: 'Done' }).click();
      await dialog().getByRole('heading', { name: 'Mía' }).waitFor();
    },
  );

  // Proves editStory, input-two-tabs-devices-lost-connection.
  fullIt('an edit that can’t be saved yet survives a reload', async () => {
    await openOwn();
    await paste(SCRIPT);
    await dialog().getByRole('textbox', { name: 'Title' }).fill('La lámpara');
    await dialog().getByRole('button', { name: 'Save Story' }).click();
    await dialog().getByRole('button', { name: 'Edit' }).click();
    await script().fill('Solo tres palabras');
    await dialog().getByText('Not saved yet').waitFor();
    await page.reload();
    await openScreen(page, 'My Stories');
    await page.getByRole('button', { name: 'La lámpara' }).click();
    await dialog().getByText(STORED).waitFor();
    await dialog().getByRole('button', { name: 'Edit' }).click();
    await dialog().getByText('These are your changes from last time, which weren’t saved yet.').waitFor();
    expect(await script().inputValue()).toBe('Solo tres palabras');
  });

  // Proves input-story-deleted-in-tab-edited.
  fullIt('the editor says that its story was deleted elsewhere, and keeps the text', async () => {
    await openOwn();
    const file = { name: 'film.srt', mimeType: 'text/plain', buffer: Buffer.alloc(20_000_000, '1') };
    await dialog().locator('input[type=file]').setInputFiles(file);
    await dialog()
      .getByText(/^“film\.srt” is too large for a script of 400 words\./u)
      .waitFor();
    await paste(SCRIPT);
    await dialog().getByRole('button', { name: 'Save Story' }).click();
    await dialog().getByRole('button', { name: 'Edit' }).click();
    await stories().remove(id, (await newestStory(page)).id);
    await script().fill(`${SCRIPT} Fin.`);
    await dialog().getByText('This story was deleted, so it can’t be saved.').waitFor();
    expect(await script().inputValue()).toBe(`${SCRIPT} Fin.`);
    await expectAccessible(page);
  });

  fullIt('the wizard continues with a saved story', async () => {
    await openOwn();
    await paste(SCRIPT);
    await dialog().getByRole('textbox', { name: 'Title' }).fill('La lámpara');
    await dialog().getByRole('button', { name: 'Save Story' }).click();
    await dialog().getByRole('heading', { name: 'La lámpara' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Create New Video' }).first().click();
    await dialog().getByRole('radio', { name: 'Saved Story' }).focus();
    await page.keyboard.press('Space');
    await dialog()
      .getByRole('button', { name: /La lámpara/u })
      .click();
    await dialog().getByRole('heading', { name: 'Configure Your Video' }).waitFor();
  });
});
