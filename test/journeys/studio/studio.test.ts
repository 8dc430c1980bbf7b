import { describe, expect, it } from 'vitest';
import { Storyboard } from '#contract/schemas/storyboards.ts';
import { expectAccessible } from '#test/support/browser/axe.ts';
import { id, openAnotherTab, page, signInForEach, tab } from '#test/support/browser/journey.ts';
import { answerAlert, meIn, openStoryboard } from '#test/support/browser/pages.ts';
import { SIZES } from '#test/support/browser/widths.ts';
import { giveStory } from '#test/support/builders/films.ts';
import { renderNothing } from '#test/support/cloud/faults.ts';
import { fullIt } from '#test/support/run/full-it.ts';
import { isFullRun } from '#test/support/run/full-run.ts';

/** The error that the browser logs for a conflict. */
const PROVOKED = [/status of (?:404|409)/u];
const TEXTS = [
  'Nobody believed the old lighthouse keeper, until the sea itself began to answer him.',
  'Every night at three, a single green lamp blinked back from the empty horizon.',
  'He wrote the signals down, one by one, in a book bound with thick grey sailcloth.',
  'Years later, a diver found the wreck in the deep, and its lamp was still warm.',
];
/** The same words in one fewer scene, so that there is one fewer picture to paint. */
const LONGER = [
  'Nobody believed the old lighthouse keeper and his stories about the deep, until the sea itself began to answer him.',
  'Every night at three, a single green lamp blinked back from the empty horizon, and he counted each of its flashes.',
  'He wrote the signals down, one by one, in a book bound with thick grey sailcloth, and told nobody what they said.',
];

describe.each(SIZES)('at $name', ({ name, viewport }) => {
  signInForEach({ viewport, expected: PROVOKED });

  const isPhone = name.startsWith('390');
  const words = (scene: number) => page.getByRole('textbox', { name: `Words of scene ${scene}` });
  const action = (label: string) =>
    page.getByRole('region', { name: /^Details of scene/u }).getByRole('button', { name: label });
  const saved = () => page.getByText('Saved', { exact: true }).waitFor();
  /** The storyboard as stored. */
  const stored = async (): Promise<Storyboard> =>
    Storyboard.parse(
      await page.evaluate(async () => {
        const at = location.pathname.split('/').at(-1);
        return (await fetch(`/api/storyboards/${at}`)).json();
      }),
    );
  const narrations = async (): Promise<string[]> => (await stored()).scenes.map(({ narration }) => narration);
  const show = async (part: 'Scenes' | 'Preview'): Promise<void> => {
    if (!isPhone) return;
    await page.getByRole('radio', { name: part }).focus();
    await page.keyboard.press('Space');
  };
  const giveLamp = (texts: readonly string[] = TEXTS) =>
    giveStory(id, {
      title: 'The Lamp',
      scenes: texts.map((narration, index) => ({ narration, picture: `A lighthouse, view ${index}` })),
    });
  const openBoard = async (): Promise<void> => {
    await giveLamp();
    await page.goto('/dashboard/stories');
    await page.getByRole('button', { name: 'The Lamp' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Storyboard' }).click();
    await page.getByRole('heading', { level: 1, name: 'The Lamp' }).waitFor();
  };

  // Proves dashboard-storyboard-words-order-camera.
  it('a creator opens a storyboard from a story, and changes the words, the order and the camera moves, undoes changes and saves them', async () => {
    await openBoard();
    await expect.poll(() => words(4).inputValue()).toBe(TEXTS[3]);
    await expectAccessible(page);
    await words(1).fill('Nobody believed the keeper. Then the sea answered.');
    await words(1).evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(27, 27));
    await action('Split at Cursor').click();
    expect(await words(2).inputValue()).toBe('Then the sea answered.');
    await action('Later').click();
    expect(await words(2).inputValue()).toBe('Nobody believed the keeper.');
    await page.keyboard.press('Control+z');
    await action('Join Next').click();
    await page.getByLabel('Camera').selectOption('Tilt up');
    await saved();
    expect(await narrations()).toEqual([
      'Nobody believed the keeper. Then the sea answered.',
      ...TEXTS.slice(1),
    ]);
    expect((await stored()).scenes[0]).toMatchObject({ move: 'pan-up' });
    await words(3).fill('The lamp ✓ burned.');
    await page.getByText('“✓” is left out: no voice says it').waitFor();
    await words(3).fill('');
    await page.getByText('Scene 3 has no words. Write some, or delete the scene.').waitFor();
    await words(3).focus();
    await action('Delete').click();
    await saved();
    expect(await narrations()).toHaveLength(3);
  });

  fullIt(
    'a moved scene stays selected, and if the look is invalid, a message says that this is why changes aren’t saved',
    async () => {
      await openBoard();
      await action('Later').click();
      expect(await words(2).inputValue()).toBe(TEXTS[0]);
      await action('Earlier').click();
      expect(await words(1).inputValue()).toBe(TEXTS[0]);
      await show('Preview');
      await page.getByRole('button', { name: /^Look:/u }).click();
      const look = page.getByRole('dialog', { name: 'Look' });
      await look.getByLabel('Your handle').fill('my name!');
      await look.getByRole('button', { name: 'Done' }).click();
      await page.getByText('Your last changes aren’t saved because of the look. Enter your handle').waitFor();
      await page.getByRole('button', { name: 'Create Video (10 credits)' }).click();
      expect(await answerAlert(page, 'OK')).toContain('Enter your handle');
      await page.getByRole('button', { name: /^Look:/u }).click();
      await look.getByLabel('Your handle').fill('');
      await look.getByRole('button', { name: 'Done' }).click();
      await saved();
      const ai = page.getByRole('switch', { name: 'Show “AI-generated” in the picture' });
      await ai.press('Space');
      await expect.poll(async () => (await stored()).aiLine).toBe(false);
      await page.getByRole('button', { name: 'Play preview of Adam' }).click();
      await page.getByRole('button', { name: 'Pause Adam' }).click();
      await expectAccessible(page);
    },
  );

  // Proves dashboard-preview-video-will-made.
  it('a creator paints pictures using the video’s credits, repaints one for an extra credit, and previews them', async () => {
    const story = await giveLamp(LONGER);
    await page.goto(`/dashboard/studio/${await openStoryboard(page, { storyId: story.id })}`);
    await page.getByRole('heading', { level: 1, name: 'The Lamp' }).waitFor();
    const { credits } = await meIn(page);
    if (isFullRun) {
      await page.getByRole('button', { name: 'Paint All (10 credits)' }).click();
      await page.getByRole('button', { name: 'All Painted' }).waitFor();
      expect(await page.locator('.board-card__still img').count()).toBe(3);
    } else await page.getByRole('button', { name: 'Paint This One (10 credits)' }).click();
    await action('Repaint (1 credit)').click();
    await expect.poll(async () => (await stored()).scenes[0]?.still?.take).toBe(2);
    expect((await meIn(page)).credits).toBe(credits - 11);
    await show('Preview');
    const moment = page.getByRole('slider', { name: 'Moment of the preview' });
    await moment.focus();
    await page.keyboard.press('Home');
    const light = (): Promise<number> =>
      page.locator('.preview-player canvas').evaluate((element) => {
        if (!(element instanceof HTMLCanvasElement)) return 0;
        const [width, height] = [36, 64];
        // Repeatedly reading the preview's own canvas would slow it down.
        const copy = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
        copy?.drawImage(element, 0, 0, width, height);
        const pixels = copy?.getImageData(0, 0, width, height).data;
        let sum = 0;
        for (const value of pixels ?? []) sum += value;
        return sum / (pixels?.length ?? 1);
      });
    await expect.poll(light).toBeGreaterThan(75);
    await page.keyboard.press('Space');
    await expect.poll(() => moment.inputValue().then(Number), { timeout: 10_000 }).toBeGreaterThan(15);
    await page.keyboard.press('Space');
    await page.keyboard.press('End');
    expect(await moment.getAttribute('aria-valuetext')).toMatch(/^0:(\d\d) of 0:\1, scene 3 of 3$/u);
    await page.getByText('Not spoken yet: times are estimated').waitFor();
    await expectAccessible(page);
    const stills = (await stored()).scenes.map(({ still }) => still?.path);
    await renderNothing();
    await page.getByRole('button', { name: 'Create Video', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'The Lamp' });
    await dialog.waitFor();
    expect((await meIn(page)).credits).toBe(credits - 11);
    await page.keyboard.press('Escape');
    await page.getByText(/^Your video is being made/u).waitFor();
    expect((await stored()).scenes.map(({ still }) => still?.path)).toEqual(stills);
  });

  fullIt('discarding a storyboard returns the credits not spent on painting', async () => {
    await openBoard();
    const { credits } = await meIn(page);
    await page.getByRole('button', { name: 'Paint This One (10 credits)' }).click();
    await action('Repaint (1 credit)').waitFor();
    await page.getByRole('button', { name: 'Discard the storyboard' }).click();
    expect(await answerAlert(page, 'Discard')).toContain('9 credits come back');
    await page.getByRole('heading', { level: 1, name: 'My Stories' }).waitFor();
    await expect.poll(async () => (await meIn(page)).credits).toBe(credits - 1);
  });

  // Proves dashboard-storyboard-words-order-camera.
  fullIt(
    'unsaved changes survive a reload, and never silently overwrite another window’s version',
    async () => {
      await openBoard();
      const tooLong = 'long '.repeat(130);
      await words(2).fill(tooLong);
      await page.getByText('Not saved yet').waitFor();
      await page.reload();
      await page.getByText('These are your changes from last time, which weren’t saved yet.').waitFor();
      expect(await words(2).inputValue()).toBe(tooLong);
      await words(2).fill('Mine is shorter.');
      await saved();

      const other = await openAnotherTab({
        viewport,
        expected: PROVOKED,
        storageState: await tab.context.storageState(),
      });
      await other.page.goto(new URL(page.url()).pathname);
      await other.page.getByRole('textbox', { name: 'Words of scene 1' }).fill('Theirs came first.');
      await other.page.getByText('Saved', { exact: true }).waitFor();
      await words(1).fill('Mine came second.');
      await page.getByRole('heading', { name: 'In the other window' }).waitFor();
      await page.getByText('Theirs came first.').waitFor();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Keep This One' }).click();
      await saved();
      expect((await narrations())[0]).toBe('Mine came second.');
      await other.close();
    },
  );
});
