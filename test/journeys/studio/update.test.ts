import type { Locator } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { videos } from '#functions/wiring/stores.ts';
import { id, lookInEach, page, signInForEach } from '#test/support/browser/journey.ts';
import { LOOKS, profileOf } from '#test/support/browser/looks.ts';
import { answerAlert, meIn } from '#test/support/browser/pages.ts';
import { giveGeneratingVideo } from '#test/support/builders/finished-films.ts';
import { completeFilm, givePlayableFilm } from '#test/support/builders/playable-film.ts';
import { renderNothing } from '#test/support/cloud/faults.ts';
import { fullIt } from '#test/support/run/full-it.ts';
import { isFullRun } from '#test/support/run/full-run.ts';
import { defined } from '#test/support/values.ts';

const TITLE = 'The Midnight Train';
const NEW_WORDS =
  'A girl with a lamp ran beside the window until the night had swallowed the train and all of its lights.';
const STARTS = [0, 0.7, 1.4];

describe.each(LOOKS)('a finished video, in $name', ({ theme, viewport }) => {
  let videoId: string;
  let player: Locator;
  // The errors that the browser logs when an update is refused and another tab’s request for the balance is refused.
  signInForEach({ expected: [/status of 40[12]/u], ...profileOf(theme, viewport) });
  const look = lookInEach();

  const update = (label: string | RegExp): Locator => page.getByRole('button', { name: label });
  const words = (scene: number): Locator => page.getByRole('textbox', { name: `Words of scene ${scene}` });
  const back = (): Locator => player.getByRole('button', { name: 'Bring Back the Previous Version' });
  const source = async (): Promise<string> =>
    new URL((await player.locator('video').getAttribute('src')) ?? '', page.url()).pathname;
  /** Presses a button with the keyboard. */
  const press = async (button: Locator): Promise<void> => {
    await button.focus();
    await page.keyboard.press('Enter');
  };
  const openBoard = async (): Promise<void> => {
    await page.goto('/dashboard/videos');
    await page.getByRole('article').getByRole('button').first().click();
    await press(player.getByRole('button', { name: 'Open Storyboard' }));
    await page.getByRole('heading', { level: 1, name: TITLE }).waitFor();
    await player.waitFor({ state: 'detached' });
  };
  const rewrite = async (): Promise<void> => {
    await words(2).fill(NEW_WORDS);
    await update('Update Video (1 credit)').waitFor();
  };
  beforeEach(async () => {
    videoId = await givePlayableFilm(id, TITLE, { sceneStarts: STARTS });
    player = page.getByRole('dialog', { name: TITLE });
    await openBoard();
  });

  // Proves dashboard-open-storyboard-update-video-price.
  it('is updated from its storyboard for one credit per changed scene, and can be switched back to its old version', async () => {
    await page
      .getByText('The video already matches this storyboard. Change something to update it.')
      .waitFor();
    expect(await update('Update Video').isDisabled()).toBe(true);
    await look('the storyboard of a video');
    await rewrite();
    await page.getByText('1 scene will be filmed again.').waitFor();
    await page.getByRole('listitem', { name: 'Scene 2' }).getByText('Will be filmed again').waitFor();
    expect(await page.getByText('Will be filmed again', { exact: true }).count()).toBe(1);
    await look('a changed scene');

    await renderNothing();
    await press(update('Update Video (1 credit)'));
    expect(await answerAlert(page, 'Cancel')).toBe(
      `Update “${TITLE}” for 1 credit? 1 scene will be filmed again. Your video stays as it is until the new one is ready, and you can bring this version back for 7 days.`,
    );
    expect((await meIn(page)).credits).toBe(20);
    await press(update('Update Video (1 credit)'));
    await answerAlert(page, 'Update Video (1 credit)');
    await player.getByText('0%').waitFor();
    const old = await source();
    await look('an update under way');
    expect((await meIn(page)).credits).toBe(19);
    const { attempt, edit } = defined(await videos().find(id, videoId));
    expect(edit).toMatchObject({ kind: 'update', scenes: [1] });
    await completeFilm(id, videoId, { attempt, sceneStarts: STARTS });
    await back().waitFor();
    await expect.poll(source).not.toBe(old);
    await player.getByText(/^The previous version is kept until \w+ \d+, /u).waitFor();
    await look('an updated video');

    for (const shown of isFullRun ? [old, await source()] : [old]) {
      await press(back());
      expect(await answerAlert(page, 'Bring It Back')).toMatch(/It’s free, and you can switch back/u);
      await expect.poll(source).toBe(shown);
    }
    expect((await meIn(page)).credits).toBe(19);
    await player.getByRole('button', { name: 'Close', exact: true }).click();
    if (isFullRun) await page.getByText(/^The video already matches this storyboard/u).waitFor();
  });

  // Proves dashboard-open-storyboard-update-video-price.
  fullIt('shows what a new picture costs and where to get more credits', async () => {
    const panel = page.getByRole('region', { name: 'Details of scene 1' });
    await words(1).click();
    await panel.getByText('A new picture costs 1 credit, plus the update that films it.').waitFor();
    await panel.getByRole('button', { name: 'Repaint (1 credit)' }).waitFor();
    await panel.getByLabel('What the picture shows').fill('A station in the rain.');
    await panel.getByText(/^The update’s price includes painting this picture\./u).waitFor();
    await panel.getByRole('button', { name: 'Paint This One (1 credit)' }).waitFor();
    await look('a picture that the update paints');
    for (const title of ['One', 'Two']) await giveGeneratingVideo(id, title);
    await press(update('Update Video (1 credit)'));
    await answerAlert(page, 'Update Video (1 credit)');
    expect(await answerAlert(page, 'See Plans')).toBe(
      'This update costs 1 credit, and you have fewer left. Upgrade to continue.',
    );
    await page.waitForURL('**/pricing');
    expect((await videos().find(id, videoId))?.edit).toBeUndefined();
  });
});
