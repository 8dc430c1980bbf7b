import type { Locator } from 'playwright-core';
import { beforeEach, describe, it } from 'vitest';
import { now } from '#functions/wiring/clock.ts';
import { videos } from '#functions/wiring/stores.ts';
import { id, lookInEach, page, signInForEach } from '#test/support/browser/journey.ts';
import { LOOKS, profileOf } from '#test/support/browser/looks.ts';
import { answerAlert, openScreen, unfold } from '#test/support/browser/pages.ts';
import { giveStory } from '#test/support/builders/films.ts';
import { giveGeneratingVideo } from '#test/support/builders/finished-films.ts';
import { completeFilm } from '#test/support/builders/playable-film.ts';
import { renderNothing, scriptFaults, whileStoriesFail } from '#test/support/cloud/faults.ts';
import { fullIt } from '#test/support/run/full-it.ts';
import { takeFrom } from '#test/support/values.ts';

/** The errors that these tests provoke, as they appear in the browser’s log. */
const PROVOKED = [/status of (?:401|422|50[0-3])/u];
const SLOW_MS = 1500;

describe.each(LOOKS)('dialogs, in $name', ({ theme, viewport }) => {
  let dialog: Locator;
  signInForEach({ at: '/dashboard', expected: PROVOKED, ...profileOf(theme, viewport) });
  const look = lookInEach();
  const lookAlways = lookInEach({ always: true });
  beforeEach(() => {
    dialog = page.getByRole('dialog');
  });

  /** Slows down the writer so that the form can be checked while it is busy. */
  const write = async (name: string): Promise<void> => {
    await dialog.getByRole('textbox').fill('A night watchman who hears a piano in an empty museum');
    await scriptFaults('openai', 'moderations', [{ kind: 'slow', delayMs: SLOW_MS }]);
    await dialog.getByRole('button', { name: 'Generate Story' }).click();
    await dialog.locator('[aria-busy="true"]').waitFor();
    await look(name);
  };

  fullIt('the wizard has no accessibility violations while a story is being written', async () => {
    await page.getByRole('button', { name: 'Create New Video' }).first().click();
    await write('step 1, busy');
  });

  fullIt(
    'the dialogs for writing, reading and filming a story have no accessibility violations',
    async () => {
      await page.getByRole('button', { name: 'Write New Story' }).click();
      await dialog.getByRole('heading', { name: 'Create New Story' }).waitFor();
      await look('Create New Story');
      await dialog.getByRole('textbox').fill('word '.repeat(400));
      await dialog.getByText(/of 2,000 characters/u).waitFor();
      await look('a prompt near the length limit');
      await write('a story being written');
      const create = dialog.getByRole('button', { name: 'Create Video from Story' });
      await create.waitFor();
      await look('Story Details');
      await dialog.getByRole('button', { name: 'Delete' }).click();
      await page.getByRole('alertdialog').waitFor();
      await look('the story deletion prompt');
      await answerAlert(page, 'Cancel');
      await create.click();
      await dialog.getByRole('radio', { name: /^Adam/u, includeHidden: true }).waitFor({ state: 'attached' });
      await look('Create Video from Story');
      await unfold(dialog, 'Voice');
      await dialog.getByRole('button', { name: 'Play preview of Charlotte' }).click();
      await dialog.getByRole('button', { name: 'Pause Charlotte' }).waitFor();
      await look('a playing voice preview');
      await renderNothing();
      await dialog.getByRole('button', { name: 'Create Video', exact: true }).click();
      await page.getByRole('alertdialog').waitFor();
      await look('a started video');
      await answerAlert(page);
    },
  );

  it('the wizard’s steps and its video player have no accessibility violations', async () => {
    await page.getByRole('button', { name: 'Create New Video' }).first().click();
    await dialog.getByRole('heading', { name: 'Create Your Story' }).waitFor();
    await lookAlways('step 1');
    await dialog.getByRole('textbox').fill('A night watchman who hears a piano in an empty museum');
    await dialog.getByRole('button', { name: 'Generate Story' }).click();
    await dialog.getByRole('heading', { name: 'Configure Your Video' }).waitFor();
    await dialog.getByRole('radio', { name: /^Adam/u, includeHidden: true }).waitFor({ state: 'attached' });
    await lookAlways('step 2');
    await dialog.getByRole('button', { name: 'Back to Story' }).click();
    await dialog.getByRole('button', { name: 'Keep This Story' }).waitFor();
    await look('step 1 again');
    await dialog.getByRole('button', { name: 'Keep This Story' }).click();
    await renderNothing();
    await dialog.getByRole('button', { name: 'Create Video' }).click();
    await dialog.getByRole('heading', { name: 'Creating your video' }).waitFor();
    await lookAlways('step 3');
    const [video] = takeFrom((await videos().list(id)).items);
    await completeFilm(id, video.id);
    await dialog.getByRole('heading', { name: 'Your video is ready' }).waitFor();
    await look('step 3, finished');
    await dialog.getByRole('button', { name: 'Open Video' }).click();
    await dialog.getByRole('button', { name: 'Play Video' }).waitFor();
    await dialog.getByRole('button', { name: 'Share', exact: true }).click();
    await page.getByRole('menu').waitFor();
    await lookAlways('the Share menu of the player');
  });

  fullIt(
    'the messages about a failed story and a failed video have no accessibility violations',
    async () => {
      await page.getByRole('button', { name: 'Create New Video' }).first().click();
      await dialog.getByRole('textbox').fill('A heist');
      await whileStoriesFail(async () => {
        await dialog.getByRole('button', { name: 'Generate Story' }).click();
        await page.getByRole('alertdialog').waitFor();
      });
      await look('a story that failed');
      await answerAlert(page);
      await dialog.getByRole('button', { name: 'Generate Story' }).click();
      await renderNothing();
      await dialog.getByRole('button', { name: 'Create Video' }).click();
      await dialog.getByRole('heading', { name: 'Creating your video' }).waitFor();
      const [video] = takeFrom((await videos().list(id)).items);
      await videos().fail({ ownerId: id, videoId: video.id, attempt: 1 }, 'It was stopped by a test.', now());
      await dialog.getByRole('heading', { name: 'We couldn’t finish your video' }).waitFor();
      await look('step 3, failed');
    },
  );

  fullIt('the video player, its menus, prompts and toasts have no accessibility violations', async () => {
    await giveStory(id, { title: 'Only a Story' });
    const { id: videoId } = await giveGeneratingVideo(id, 'A Film of Mine');
    await openScreen(page, 'My Videos');
    await page.getByRole('button', { name: 'A Film of Mine', exact: true }).click();
    await dialog.getByRole('progressbar').waitFor({ state: 'attached' });
    await look('a generating video');
    await dialog.getByRole('button', { name: 'Share', exact: true }).dispatchEvent('click');
    await page.getByText('Video not ready').waitFor();
    await look('a toast in a dialog');
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await completeFilm(id, videoId);
    await dialog.getByRole('button', { name: 'Play Video' }).waitFor();
    await look('a completed video');
    for (const menu of ['Download', 'Share']) {
      await dialog.getByRole('button', { name: menu, exact: true }).click();
      await page.getByRole('menu').waitFor();
      await look(`the ${menu} menu`);
      await page.keyboard.press('Escape');
    }
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').waitFor();
    await look('the video deletion prompt');
    await answerAlert(page, 'Cancel');
    await dialog.getByRole('button', { name: 'Close', exact: true }).click();
    const failing = await giveGeneratingVideo(id, 'A Failed Film');
    await videos().fail({ ownerId: id, videoId: failing.id, attempt: 1 }, 'It was stopped by a test.', now());
    await page.getByRole('link', { name: 'Overview' }).click();
    await page.getByRole('button', { name: /^A Failed Film.*Failed$/u }).click();
    await dialog.getByRole('button', { name: 'Retry' }).waitFor();
    await look('a failed video');
  });
});
