import { describe, expect, it } from 'vitest';
import { videos } from '#functions/wiring/stores.ts';
import { id, lookInEach, page, signInForEach } from '#test/support/browser/journey.ts';
import { profileOf } from '#test/support/browser/looks.ts';
import { openScreen, unfold } from '#test/support/browser/pages.ts';
import { SIZES } from '#test/support/browser/widths.ts';
import { giveStory } from '#test/support/builders/films.ts';
import { waveOf } from '#test/support/uploads/wave-of.ts';

const SAMPLE_RATE = 44_100;
const HUM = Float32Array.from({ length: 2 * SAMPLE_RATE }, (_, at) => Math.sin(at / 40) * 0.3);

describe.each(SIZES)('own music at $name', ({ viewport }) => {
  signInForEach({ at: '/dashboard', ...profileOf('dark', viewport) });
  const look = lookInEach();

  it('a creator says that they have the rights, uploads music and makes a video with it', async () => {
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
    expect(await own.isChecked()).toBe(true);
    expect(await dialog.getByRole('radio', { name: 'No Music' }).isChecked()).toBe(false);
    await look('own music');
    await dialog.getByRole('button', { name: 'Create Video' }).click();
    await page.getByText('Video creation started!').waitFor();
    const { items } = await videos().list(id);
    expect(items[0]?.music).toMatchObject({
      name: 'waves.wav',
      key: expect.stringMatching(/^media\/.*sound\.m4a$/u),
    });
  });
});
