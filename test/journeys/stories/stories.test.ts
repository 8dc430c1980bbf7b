import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { LIST_PAGE_SIZE } from '#contract/catalogue.ts';
import { expectAccessible } from '#test/support/browser/axe.ts';
import { id, page, signInForEach, tab } from '#test/support/browser/journey.ts';
import {
  answerAlert,
  dismissToast,
  factsOf,
  newestStory,
  newestVideo,
  unfold,
} from '#test/support/browser/pages.ts';
import { slowNetwork } from '#test/support/browser/slow-network.ts';
import { ONE_SIZE } from '#test/support/browser/widths.ts';
import { giveStory } from '#test/support/builders/films.ts';
import { renderNothing, scriptFaults } from '#test/support/cloud/faults.ts';
import { fullIt } from '#test/support/run/full-it.ts';

const SLOW_MS = 1500;
/** A little more than one page. */
const MANY = LIST_PAGE_SIZE + 2;
/** 201 words, shown as a two-minute read. */
const WORDS = 201;
const CONTENT = Array.from({ length: WORDS }, (_, index) => (index === 90 ? 'Pelican' : `word${index}`)).join(
  ' ',
);

const FACTS = ['<img src=x onerror=alert(1)>', 'The first train ran in 1825.', `事実 ${'x'.repeat(190)}`];

describe.each(ONE_SIZE)('at $name', ({ viewport }) => {
  signInForEach({ viewport, expected: [/status of 40[01]/u] });

  const dialog = (name: string): Locator => page.getByRole('dialog', { name, exact: true });
  const gone = (name: string): Promise<void> => dialog(name).waitFor({ state: 'detached' });

  const openStories = async (): Promise<void> => {
    await page.goto('/dashboard/stories');
    await page.getByRole('heading', { level: 1, name: 'My Stories' }).waitFor();
  };

  /** Makes a video from the story whose details are open. */
  const makeVideo = async (details: Locator): Promise<void> => {
    await details.getByRole('button', { name: 'Create Video from Story' }).click();
    const form = dialog('Create Video from Story');
    await form.getByRole('heading', { name: 'The Long One' }).waitFor();
    await form.getByText(`${CONTENT.slice(0, 300).trimEnd()}…`, { exact: true }).waitFor();
    expect(await factsOf(form)).toEqual({ Category: 'Mystery', Words: '201' });
    const voices = form.getByRole('group', { name: 'Voice' });
    const music = form.getByRole('group', { name: 'Background music' });
    await unfold(form, 'Voice');
    await voices.getByText('Male, middle-aged, deep').waitFor();
    expect(await voices.getByRole('radio').count()).toBe(5);
    expect(await voices.getByRole('radio').first().isChecked()).toBe(true);
    await voices.getByRole('radio', { name: /^Bryan/u }).check({ force: true });
    await unfold(form, 'Background music');
    expect(await music.getByRole('radio').count()).toBe(10);
    expect(await music.getByRole('radio', { name: /^Night Train/u }).isChecked()).toBe(true);
    await music.getByRole('radio', { name: 'No Music Voice only' }).check({ force: true });
    await renderNothing();
    await form.getByRole('button', { name: 'Create Video', exact: true }).click();
    expect(await answerAlert(page)).toBe('Video creation started! You can follow it in My Videos.');
    await gone('Create Video from Story');
    const video = await newestVideo(page);
    expect(video.voiceSettings).toEqual({ voiceId: 'bryan', voiceName: 'Bryan' });
    expect(video.musicSettings).toBeUndefined();
  };

  /**
   * If no model is connected, the options that always work come first, and the form says what the demo writer does.
   */
  const expectSureWaysFirst = async (form: Locator): Promise<void> => {
    const ways = form.getByRole('group', { name: 'Where the story comes from' });
    expect((await ways.locator('label').allTextContents())[0]).toBe('My Own Script');
    const finished = form.getByRole('heading', { name: 'Start from a finished story' });
    const [above, below] = [await finished.boundingBox(), await form.getByRole('textbox').boundingBox()];
    expect(above?.y).toBeLessThan(below?.y ?? 0);
    await form.getByText('The demo writer makes up a short tale that isn’t about your prompt.').waitFor();
  };

  /** A story is in the language of its prompt unless the creator chooses another: here, French. */
  const chooseAnotherLanguage = async (form: Locator): Promise<void> => {
    const language = form.getByLabel('Language');
    await form.getByRole('textbox').fill('La vida secreta de las abejas');
    const recognised = form.getByText('Your prompt is in Spanish, so the story is too.');
    await recognised.waitFor();
    expect(await language.inputValue()).toBe('es');
    await language.selectOption('fr');
    await recognised.waitFor({ state: 'detached' });
  };

  // Proves dashboard-search-box-create-new, dashboard-grid-empty-states-hints,
  // dialog-new-story-prompt-category-cancel, generateStory, rule-prompt-required-trimmed-button-disabled,
  // rule-six-categories-general-default.
  it('the form requires a prompt, trims it, and shows Generating... and then the story', async () => {
    await openStories();
    await page.getByText('Describe your idea in one line to get started.').waitFor();
    await page.getByRole('button', { name: 'Create New' }).click();
    const form = dialog('Create New Story');
    await form.getByRole('button', { name: 'Cancel' }).click();
    await gone('Create New Story');
    await page.getByRole('button', { name: 'Write a Story' }).click();
    const write = form.getByRole('button', { name: 'Generate Story' });
    const category = form.getByLabel('Category');
    expect(await category.inputValue()).toBe('General');
    expect(await category.locator('option').allTextContents()).toEqual([
      'General',
      'History',
      'Science',
      'Technology',
      'Adventure',
      'Mystery',
    ]);
    expect(await write.isDisabled()).toBe(true);
    await expectSureWaysFirst(form);
    await form.getByRole('textbox').fill(' \n ');
    expect(await write.isDisabled()).toBe(true);
    await chooseAnotherLanguage(form);
    await form.getByRole('textbox').fill('  A heron who directs the traffic  ');
    await category.selectOption('Science');
    await scriptFaults('openai', 'moderations', [{ kind: 'slow', delayMs: SLOW_MS }]);
    await write.click();
    await form.getByText('Generating...').waitFor();
    expect(await form.getByRole('button', { name: 'Generating...' }).getAttribute('aria-busy')).toBe('true');
    await page.getByRole('button', { name: 'Create Video from Story' }).waitFor();
    const story = await newestStory(page);
    expect(story).toMatchObject({
      prompt: 'A heron who directs the traffic',
      category: 'Science',
      language: 'fr',
    });
    const details = dialog(story.title);
    await details.getByText('A heron who directs the traffic', { exact: true }).waitFor();
    await details.getByRole('button', { name: 'Close', exact: true }).click();
    await page.getByRole('article').filter({ hasText: story.title }).waitFor();
  });

  // Proves wording-met-story-card-shows-150, wording-met-tabs-called-my-stories.
  fullIt('a phone shows a story’s whole preview and the full names of the tabs', async () => {
    await page.setViewportSize({ width: 360, height: 800 });
    await giveStory(id, { title: 'The Lighthouse That Answered Every Ship but One' });
    await openStories();
    const preview = page.locator('.story-card__preview');
    await preview.waitFor();
    expect(await preview.evaluate((words) => words.scrollHeight - words.clientHeight)).toBe(0);
    const tabs = page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link');
    expect(await tabs.allInnerTexts()).toEqual([
      'Overview',
      'My Stories',
      'My Videos',
      'Auto-pilot',
      'Settings',
    ]);
    expect(await tabs.evaluateAll((links) => links.some((link) => link.scrollWidth > link.clientWidth))).toBe(
      false,
    );
  });

  // Proves dashboard-story-search-title-text, dashboard-story-card-title-150-characters,
  // dialog-story-details-facts-prompt-text, deleteStory, constant-200-words-minute,
  // constant-previews-150-200-300-characters, dialog-video-story-title-300-characters, listVoices, listMusic,
  // message-video-started-story, wording-met-first-voice-selected-create.
  it('a creator finds a story by title and text, sees its details, makes its video, and deletes it', async () => {
    await giveStory(id, { title: 'The Long One', content: CONTENT, createdAt: '2026-03-02T12:00:00.000Z' });
    await giveStory(id, { title: 'Another One' });
    await openStories();
    const card = page.getByRole('article').filter({ hasText: 'The Long One' });
    await card.waitFor();
    expect(await card.locator('p').allTextContents()).toEqual([
      'Mystery',
      `${CONTENT.slice(0, 150).trimEnd()}…`,
      'Mar 2, 2026',
    ]);
    const search = page.getByRole('searchbox').or(page.getByLabel('Search stories')).first();
    await search.fill('pelican');
    await expect.poll(() => page.getByRole('article').count()).toBe(1);
    await search.fill('ANOTHER');
    await page.getByRole('button', { name: 'Another One' }).waitFor();
    await search.fill('neither here nor there');
    await page.getByText('No stories found').waitFor();
    await page.getByText('No stories match your search. Try different words.').waitFor();
    await search.fill('');
    await page.getByRole('button', { name: 'The Long One' }).click();
    const details = dialog('The Long One');
    expect(await factsOf(details)).toEqual({
      Category: 'Mystery',
      Created: 'Mar 2, 2026',
      Words: '201',
      'Reading time': '2 min',
    });
    await details.getByText('a train at midnight', { exact: true }).waitFor();
    await details.getByText(CONTENT, { exact: true }).waitFor();
    await makeVideo(details);

    await page.getByRole('button', { name: 'Another One' }).click();
    await dialog('Another One').getByRole('button', { name: 'Delete' }).click();
    expect(await answerAlert(page, 'Delete Story')).toMatch(/^Delete this story\?/u);
    expect(await dismissToast(page)).toEqual(['Story deleted']);
    await expect.poll(() => page.getByRole('article').count()).toBe(1);
  });

  it('a list whose next page fails asks once, says so, and loads the rest when the creator tries again', async () => {
    await Promise.all(Array.from({ length: MANY }, (_, at) => giveStory(id, { title: `Story ${at}` })));
    let isBroken = true;
    let failed = 0;
    await page.route(/\/api\/stories\?.*cursor=/u, async (route) => {
      if (!isBroken) return route.fallback();
      failed += 1;
      return route.fulfill({
        status: 400,
        json: { error: { code: 'bad_cursor', message: 'No such page.' } },
      });
    });
    await openStories();
    await page
      .getByRole('article')
      .nth(LIST_PAGE_SIZE - 1)
      .scrollIntoViewIfNeeded();
    const alert = page.getByRole('alert').filter({ hasText: 'We couldn’t load the rest of the list.' });
    await alert.waitFor();
    await page.mouse.wheel(0, 2000);
    isBroken = false;
    expect(failed).toBe(1);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect.poll(() => page.getByRole('article').count()).toBe(MANY);
    expect(await alert.count()).toBe(0);
  });

  // Proves dialog-story-details-new-video-2.
  fullIt('a story lists its facts to check as plain text, with a note that they are unverified', async () => {
    await giveStory(id, { title: 'The Long One', category: 'History', factsToCheck: FACTS });
    await giveStory(id, { title: 'Another One' });
    await openStories();
    await page.getByRole('button', { name: 'Another One' }).click();
    await dialog('Another One').getByRole('button', { name: 'Close', exact: true }).click();
    expect(await page.getByText('Check these facts before you post').count()).toBe(0);
    await page.getByRole('button', { name: 'The Long One' }).click();
    const details = dialog('The Long One');
    await details.getByText('Veilcast hasn’t verified any of it').waitFor();
    expect(await details.getByRole('listitem').allTextContents()).toEqual(FACTS);
    expect(await details.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    await expectAccessible(page);
    await details.getByRole('button', { name: 'Create Video from Story' }).click();
    const form = dialog('Create Video from Story');
    await form.getByText('Check these facts before you post').waitFor();
    expect(await form.getByText(FACTS[1] ?? '', { exact: true }).isVisible()).toBe(false);
    await form.getByText('Check these facts before you post').click();
    await form.getByText(FACTS[1] ?? '', { exact: true }).waitFor();
  });

  // Proves wording-met-first-voice-selected-create, message-video-started-story.
  fullIt(
    'Create Video is disabled until the voices load and the first is selected; the video appears in My Videos',
    async () => {
      await giveStory(id, { title: 'The Long One', content: CONTENT });
      await openStories();
      const fasten = await slowNetwork(tab);
      await page.getByRole('button', { name: 'The Long One' }).click();
      await page.getByRole('button', { name: 'Create Video from Story' }).click();
      const first = dialog('Create Video from Story');
      const create = first.getByRole('button', { name: 'Create Video', exact: true });
      expect(await create.isDisabled()).toBe(true);
      await fasten();
      await expect.poll(() => create.isEnabled()).toBe(true);
      expect(await first.getByRole('radio', { name: /^Adam/u, includeHidden: true }).isChecked()).toBe(true);
      await first.getByRole('button', { name: 'Cancel' }).click();
      await gone('Create Video from Story');
      await page.getByRole('button', { name: 'The Long One' }).click();
      await makeVideo(dialog('The Long One'));
      await page.getByRole('link', { name: 'My Videos' }).first().click();
      await page.getByRole('article').filter({ hasText: 'The Long One' }).getByText('Generating').waitFor();
    },
  );
});
