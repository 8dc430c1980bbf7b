import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { Storyboard } from '#contract/schemas/storyboards.ts';
import { videos } from '#functions/wiring/stores.ts';
import { id, lookInEach, page, signInForEach } from '#test/support/browser/journey.ts';
import { profileOf } from '#test/support/browser/looks.ts';
import { openScreen, openStoryboard, unfold } from '#test/support/browser/pages.ts';
import { ONE_SIZE } from '#test/support/browser/widths.ts';
import { giveStory, wordyScenes } from '#test/support/builders/films.ts';
import { renderNothing } from '#test/support/cloud/faults.ts';
import { fullIt } from '#test/support/run/full-it.ts';
import { giveUpload } from '#test/support/uploads/give-upload.ts';
import { waveOf } from '#test/support/uploads/wave-of.ts';

const SAME_SITE = { 'sec-fetch-site': 'same-origin' };
const SAMPLE_RATE = 44_100;
const HUM = Float32Array.from({ length: 2 * SAMPLE_RATE }, (_, at) => Math.sin(at / 40) * 0.3);

describe.each(ONE_SIZE)('a creator’s own music at $name', ({ viewport }) => {
  // The failed request for a deleted upload, as the browser logs it.
  signInForEach({ at: '/dashboard', expected: [/status of 404/u], ...profileOf('dark', viewport) });
  const look = lookInEach();

  // Proves dashboard-own-music-video-box-rights.
  it('can be uploaded once the rights to it are confirmed, and used from My Media in a video', async () => {
    await giveUpload(id, 'sound', { rights: true });
    await giveStory(id, { title: 'The Lamp' });
    await openScreen(page, 'My Stories');
    await page.getByRole('button', { name: 'The Lamp' }).click();
    await page.getByRole('button', { name: 'Create Video from Story' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create Video from Story' });
    await unfold(dialog, 'Background music');
    await dialog.getByRole('button', { name: 'Use My Own Music' }).click();
    await dialog.getByRole('radio', { name: 'my sound' }).check({ force: true });
    const upload = dialog.getByRole('button', { name: 'Upload Music' });
    expect(await upload.getAttribute('aria-disabled')).toBe('true');
    await dialog.getByLabel('I have the rights to use this music').check();
    await expect.poll(() => upload.getAttribute('aria-disabled')).not.toBe('true');
    await renderNothing();
    await dialog.getByRole('button', { name: 'Create Video' }).click();
    await page.getByText('Video creation started!').waitFor();
    const { items } = await videos().list(id);
    expect(items[0]?.music).toMatchObject({ name: 'my sound' });
  });

  // Proves dashboard-own-music-video-box-rights.
  fullIt(
    'is uploaded after its creator confirms that they hold the rights, and is used in a video',
    async () => {
      await giveStory(id, { title: 'The Lamp' });
      await openScreen(page, 'My Stories');
      await page.getByRole('button', { name: 'The Lamp' }).click();
      await page.getByRole('button', { name: 'Create Video from Story' }).click();
      const dialog = page.getByRole('dialog', { name: 'Create Video from Story' });
      await unfold(dialog, 'Background music');
      await dialog.getByRole('button', { name: 'Use My Own Music' }).click();
      const upload = dialog.getByRole('button', { name: 'Upload Music' });
      expect(await upload.getAttribute('aria-disabled')).toBe('true');
      await dialog.getByText('Tick the box above first.').waitFor();
      await look('before the box is ticked');
      await dialog.getByLabel('I have the rights to use this music').check();
      await dialog.locator('input[type=file]').setInputFiles({
        name: 'waves.wav',
        mimeType: 'audio/wav',
        buffer: Buffer.from(waveOf(HUM, SAMPLE_RATE)),
      });
      const own = dialog.getByRole('radio', { name: 'waves.wav' });
      await own.waitFor({ state: 'attached', timeout: 60_000 });
      await expect.poll(() => own.isChecked()).toBe(true);
      expect(await dialog.getByRole('radio', { name: 'No Music' }).isChecked()).toBe(false);
      await look('own music');
      await renderNothing();
      await dialog.getByRole('button', { name: 'Create Video' }).click();
      await page.getByText('Video creation started!').waitFor();
      const { items } = await videos().list(id);
      expect(items[0]?.music).toMatchObject({
        name: 'waves.wav',
        key: expect.stringMatching(/^media\/.*sound\.m4a$/u),
      });
    },
  );

  // Proves dashboard-own-music-default-new-videos.
  fullIt(
    'can be the default for new videos; once it is deleted, a message says what replaces it',
    async () => {
      const { id: uploadId } = await giveUpload(id, 'sound', { rights: true });
      await giveStory(id, { title: 'The Lamp' });
      await openScreen(page, 'Settings');
      const field = page.getByLabel('Default music');
      await field.selectOption('my sound (My Media)');
      await page.getByText('Settings saved').waitFor();
      const configure = async (): Promise<Locator> => {
        await openScreen(page, 'My Stories');
        await page.getByRole('button', { name: 'The Lamp' }).click();
        await page.getByRole('button', { name: 'Create Video from Story' }).click();
        const dialog = page.getByRole('dialog', { name: 'Create Video from Story' });
        await unfold(dialog, 'Background music');
        return dialog;
      };
      const own = (await configure()).getByRole('radio', { name: 'my sound' });
      await own.waitFor({ state: 'attached' });
      await expect.poll(() => own.isChecked()).toBe(true);
      await page.keyboard.press('Escape');
      expect((await page.request.delete(`/api/uploads/${uploadId}`, { headers: SAME_SITE })).ok()).toBe(true);
      const dialog = await configure();
      await dialog.getByText(/^Your default music isn’t in My Media any more, so the first track/u).waitFor();
      await look('default music that is gone');
      await page.keyboard.press('Escape');
      await openScreen(page, 'Settings');
      await page.getByText(/New videos get the first track until you choose again/u).waitFor();
      expect(await field.inputValue()).toBe('none');
      await look('settings without the default music');
    },
  );

  fullIt('remains the music of a storyboard after a reload', async () => {
    const { id: uploadId } = await giveUpload(id, 'sound', { rights: true });
    const story = await giveStory(id, { title: 'The Lamp', scenes: wordyScenes });
    const at = `/api/storyboards/${await openStoryboard(page, { storyId: story.id })}`;
    await page.goto(at.replace('/api/storyboards', '/dashboard/studio'));
    const isPhone = viewport.width < 400;
    const music = page.getByLabel('Music', { exact: true });
    const show = async (): Promise<void> => {
      if (isPhone) await page.getByText('Preview', { exact: true }).click();
      await music.waitFor();
    };
    await show();
    await music.selectOption('my sound (My Media)');
    await page.getByText('Saved', { exact: true }).waitFor();
    const stored = Storyboard.parse(await (await page.request.get(at)).json());
    expect(stored.musicSettings).toEqual({ uploadId });
    await page.reload();
    await show();
    await expect.poll(() => music.inputValue()).toBe(uploadId);
    await look('own music in a storyboard');
  });
});
