import type { Locator } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { now } from '#functions/wiring/clock.ts';
import { videos } from '#functions/wiring/stores.ts';
import { id, lookInEach, page, signInForEach } from '#test/support/browser/journey.ts';
import { LOOKS, profileOf } from '#test/support/browser/looks.ts';
import { answerAlert, dismissToast, meIn } from '#test/support/browser/pages.ts';
import { holdBack } from '#test/support/browser/slow-network.ts';
import { DESKTOP } from '#test/support/browser/widths.ts';
import { wordyScenes } from '#test/support/builders/films.ts';
import { completeFilm, givePlayableFilm } from '#test/support/builders/playable-film.ts';
import { renderNothing } from '#test/support/cloud/faults.ts';
import { fullIt } from '#test/support/run/full-it.ts';
import { defined } from '#test/support/values.ts';

const STARTS = [0, 0.7, 1.4];
const NEW_WORDS =
  'A boy with a lamp ran beside the window until the night had swallowed the train and all of its lights.';
const OLD_WORDS = wordyScenes[1]?.narration ?? '';

describe.each(LOOKS)('the scenes of a video, in $name', ({ theme, viewport }) => {
  let videoId: string;
  let player: Locator;
  signInForEach({ expected: [/status of 401/u], ...profileOf(theme, viewport) });
  const look = lookInEach();
  beforeEach(async () => {
    videoId = await givePlayableFilm(id, 'The Midnight Train', { sceneStarts: STARTS });
    await page.goto('/dashboard/videos');
    player = page.getByRole('dialog', { name: 'The Midnight Train' });
    await page.getByRole('article').getByRole('button').first().click();
  });

  const scene = (n: number): Locator => player.getByRole('button', { name: new RegExp(`^Scene ${n},`, 'u') });
  const job = (attempt: number) => ({ ownerId: id, videoId, attempt });

  // Proves dialog-player-scenes-video-repaint-edit, listScenes, rewriteScene, repaintScene.
  it('play on a click, can be reworded while the old film plays, and show an error if a confirmed repaint fails', async () => {
    await expect
      .poll(() =>
        scene(3)
          .locator('img')
          .evaluate((image: HTMLImageElement) => image.naturalWidth),
      )
      .toBe(144);
    if (viewport === DESKTOP.viewport) {
      const editText = defined(await player.getByRole('button', { name: 'Edit Text' }).boundingBox());
      const footer = defined(await player.locator('footer').boundingBox());
      expect(editText.y + editText.height).toBeLessThan(footer.y);
    }
    await scene(2).press('Enter');
    await expect
      .poll(() => player.locator('video').evaluate((film: HTMLVideoElement) => film.currentTime))
      .toBeGreaterThanOrEqual(0.7);
    expect(await scene(2).getAttribute('aria-current')).toBe('true');
    await player.getByText(OLD_WORDS).waitFor();
    await look('a chosen scene');

    const words = page.getByRole('dialog', { name: 'Edit scene 2' });
    const save = words.getByRole('button', { name: 'Save' });
    await player.getByRole('button', { name: 'Edit Text' }).click();
    await words.getByLabel('Text').fill(NEW_WORDS);
    await renderNothing();
    await save.click();
    await words.waitFor({ state: 'detached' });
    await player.getByText('Recording scene 2 again').waitFor();
    expect(await player.getByRole('button', { name: 'Edit Text' }).isDisabled()).toBe(true);
    expect(await player.getByRole('button', { name: 'Repaint' }).isDisabled()).toBe(true);
    await player.getByText(OLD_WORDS).waitFor();
    expect(await player.locator('video').evaluate((film: HTMLVideoElement) => film.error)).toBe(null);
    await look('a scene being edited');
    expect((await meIn(page)).credits).toBe(19);
    await player.getByRole('button', { name: 'Close', exact: true }).click();
    await page
      .getByRole('article')
      .getByText(/^Recording scene 2 again · \d+%/u)
      .waitFor();
    await look('the card of a video with a scene being edited');
    await completeFilm(id, videoId, { attempt: 2, sceneStarts: STARTS });
    expect(await dismissToast(page)).toContain('Your video is ready');
    await page.getByRole('article').getByRole('button').first().click();
    await scene(2).click();
    await player.getByText(NEW_WORDS).waitFor();

    await scene(3).click();
    await player.getByRole('button', { name: 'Repaint' }).click();
    expect(await answerAlert(page, 'Cancel')).toBe('Paint another picture for scene 3? It costs 1 credit.');
    expect((await meIn(page)).credits).toBe(19);
    await renderNothing();
    await player.getByRole('button', { name: 'Repaint' }).click();
    const release = await holdBack(page, /\/api\/videos$/u);
    await answerAlert(page, 'Repaint');
    await player.getByText('Painting scene 3 again').waitFor();
    await videos().fail(job(3), 'We couldn’t change scene 3: it was stopped.', now());
    release();
    expect(await dismissToast(page)).toContain('We couldn’t change a scene');
    await player.getByText('We couldn’t change scene 3: it was stopped.').waitFor();
    expect(await player.getByRole('button', { name: 'Repaint' }).isEnabled()).toBe(true);
    await look('a failed edit');
    expect((await meIn(page)).credits).toBe(19);
  });

  // Proves dialog-player-scenes-video-repaint-edit.
  fullIt(
    'refuse text over the length limit, and Escape closes only the scene’s dialog, not the player',
    async () => {
      await scene(2).press('Enter');
      await player.getByRole('button', { name: 'Edit Text' }).click();
      const words = page.getByRole('dialog', { name: 'Edit scene 2' });
      expect(await words.getByRole('button', { name: 'Save' }).isDisabled()).toBe(true);
      await words.getByLabel('Text').fill('x'.repeat(301));
      await words.getByText('A scene has room for 300 characters. Use fewer words.').waitFor();
      await words.getByText('301 of 300 characters').waitFor();
      await words.getByText(/^Costs 1 credit\./u).waitFor();
      await look('words over the limit');
      await page.keyboard.press('Escape');
      await words.waitFor({ state: 'detached' });
      expect(await player.isVisible()).toBe(true);
    },
  );
});
