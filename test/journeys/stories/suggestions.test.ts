import { afterEach, describe, expect, it } from 'vitest';
import { MODELS_PATH } from '#contract/local-models.ts';
import { Story } from '#contract/schemas/stories.ts';
import { expectAccessible } from '#test/support/browser/axe.ts';
import { page, signInForEach } from '#test/support/browser/journey.ts';
import { newestStory } from '#test/support/browser/pages.ts';
import { ONE_SIZE } from '#test/support/browser/widths.ts';
import { sharedCloud } from '#test/support/cloud/shared-cloud.ts';
import { leaveModel, MODEL, ModelServer } from '#test/support/models/model-server.ts';
import { fullIt } from '#test/support/run/full-it.ts';

const server = new ModelServer(sharedCloud().modelPort);
const FIRST = 'The lamp had been dark for nine years, when a letter came up with the tide.';
const LAST = 'Then it burned.';
const TEXT = [FIRST, FIRST, FIRST, FIRST, FIRST, LAST].join(' ');
/** What the browser logs about a busy, unreachable or incoherent model, and about a change in another window. */
const PROVOKED = [/status of (?:409|502|503)/u];

describe.each(ONE_SIZE)('at $name', ({ viewport }) => {
  signInForEach({ viewport, expected: PROVOKED });
  afterEach(() => leaveModel(server));

  const dialog = () => page.getByRole('dialog');
  const script = () => dialog().getByRole('textbox', { name: 'Script' });
  const button = (name: string) => dialog().getByRole('button', { name, exact: true });
  const offer = () => dialog().getByRole('region', { name: /Shorter|First Line|Ending/u });
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
  const edited = () => script().inputValue();
  const saveStory = async (): Promise<Story> => {
    const data = { title: 'The Lamp', text: TEXT, category: 'Mystery', language: 'en' };
    return Story.parse(await (await page.request.post('/api/stories', { data })).json());
  };
  const openEditor = async (): Promise<void> => {
    await page.goto('/dashboard/stories');
    await page.getByRole('button', { name: 'The Lamp' }).click();
    await dialog().getByRole('button', { name: 'Edit' }).click();
    await script().waitFor();
  };
  const connect = async (): Promise<void> => {
    await server.start();
    const data = { address: server.address, key: '', model: MODEL };
    expect((await page.request.post(`${MODELS_PATH}/connect`, { data })).ok()).toBe(true);
  };
  const select = (from: number, to: number) =>
    script().evaluate(
      (field: HTMLTextAreaElement, place) => {
        field.focus();
        field.setSelectionRange(place.from, place.to);
      },
      { from, to },
    );

  // Proves suggestWords.
  it('a creator shortens selected words using only the keyboard, and Undo brings them back', async () => {
    await saveStory();
    await connect();
    await openEditor();
    expect(await button('Shorter').isDisabled()).toBe(true);
    await select(0, FIRST.length);
    await dialog().getByText('Selected: “The lamp had been').waitFor();
    await script().press('Tab');
    expect(await focused()).toContain('Shorter');
    await page.keyboard.press('Enter');
    await offer().waitFor();
    expect(await offer().evaluate((panel) => panel === document.activeElement)).toBe(true);
    expect(await offer().getByText(FIRST, { exact: true }).count()).toBe(1);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await offer().waitFor({ state: 'detached' });
    expect(await focused()).toContain('Shorter');
    expect(await edited()).toBe(TEXT);

    await page.keyboard.press('Enter');
    await offer().waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const shorter = 'The lamp had been dark for nine years.';
    await expect.poll(edited).toBe(TEXT.replace(FIRST, shorter));
    const chosen = await script().evaluate((field: HTMLTextAreaElement) => [
      field === document.activeElement,
      field.value.slice(field.selectionStart, field.selectionEnd),
    ]);
    expect(chosen).toEqual([true, shorter]);
    await page.keyboard.press('Control+z');
    expect(await edited()).toBe(TEXT);
    await page.keyboard.press('Control+Shift+z');
    await dialog().getByText('Saved', { exact: true }).waitFor();
    expect(await newestStory(page)).toMatchObject({ content: TEXT.replace(FIRST, shorter), isOwn: true });
  });

  fullIt('the editor suggests words once a model is connected', async () => {
    await saveStory();
    await openEditor();
    await dialog().getByText('An AI model can suggest shorter words, first lines and endings.').waitFor();
    expect(await button('Shorter').count()).toBe(0);
    await connect();
    await openEditor();
    await button('Shorter').waitFor();
  });

  // Proves suggestWords.
  fullIt(
    'a creator picks one of three opening lines and a different ending, and text typed in the meantime is kept',
    async () => {
      await saveStory();
      await connect();
      await openEditor();
      const typed = `${TEXT}\n\nNobody saw it.`;
      await script().fill(typed);
      await button('Stronger First Line').click();
      await offer().getByRole('heading', { name: 'Stronger First Line: 3 to choose from' }).waitFor();
      const third = await offer().getByRole('listitem').nth(2).locator('p').innerText();
      await offer().getByRole('button', { name: 'Use This' }).nth(2).click();
      await expect.poll(edited).toBe(typed.replace(FIRST, third));
      await button('Another Ending').click();
      await offer().getByText('Nobody saw it.').waitFor();
      // Typing continues, and the suggestion for the old text disappears.
      await script().press('Control+End');
      await page.keyboard.insertText(' Or did they?');
      await offer().waitFor({ state: 'detached' });
      await button('Another Ending').click();
      await offer().getByText('Or did they?').waitFor();
      await offer().getByRole('button', { name: 'Use This' }).click();
      await expect.poll(edited).toMatch(/\n\nNobody saw it\. In the morning/u);
    },
  );

  // Proves suggestWords.
  fullIt(
    'the editor says when a model is slow, unreachable or incoherent, and doesn’t lose any unsaved or conflicting text',
    async () => {
      const story = await saveStory();
      await connect();
      await openEditor();
      server.chats = 'nonsense';
      await button('Another Ending').click();
      await dialog().getByText('The AI writer’s answer couldn’t be used. Please try again.').waitFor();
      server.chats = 'slow';
      await button('Another Ending').click();
      await dialog().getByText(`${MODEL} is looking for other words. Press Esc to stop.`).waitFor();
      await page.keyboard.press('Escape');
      await dialog().getByText('is looking for other words').waitFor({ state: 'detached' });
      expect(await dialog().isVisible()).toBe(true);
      await server.stop();
      await button('Another Ending').click();
      await dialog().getByText('A service we depend on is not available.').waitFor();
      await script().fill('Only four words here.');
      await button('Another Ending').click();
      await dialog().getByText('Your latest changes can’t be saved yet').waitFor();
      await expectAccessible(page);
      await script().fill(TEXT);
      await page.request.patch(`/api/stories/${story.id}`, {
        data: { title: 'Other', text: TEXT, category: 'Mystery', language: 'en', version: 1 },
      });
      await button('Another Ending').click();
      await dialog().getByRole('heading', { name: 'In the other window: Other' }).waitFor();
    },
  );
});
