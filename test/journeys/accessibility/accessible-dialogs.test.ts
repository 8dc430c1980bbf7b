import type { Browser, Locator, Page } from 'playwright-core';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { now } from '#functions/wiring/clock.ts';
import { videos } from '#functions/wiring/stores.ts';
import { examiner } from '#test/support/browser/axe.ts';
import { openTab, sharedBrowser, type Tab } from '#test/support/browser/browser.ts';
import { LOOKS, profileOf } from '#test/support/browser/looks.ts';
import { answerAlert, myId, openDashboardAs } from '#test/support/browser/pages.ts';
import { giveStory } from '#test/support/builders/films.ts';
import { giveGeneratingVideo } from '#test/support/builders/finished-films.ts';
import { completeFilm } from '#test/support/builders/playable-film.ts';
import { clearFaults, scriptFaults } from '#test/support/cloud/faults.ts';
import { newPerson, useCloudEnvironment } from '#test/support/cloud/functions-here.ts';
import { sharedCloud } from '#test/support/cloud/shared-cloud.ts';

const { url } = sharedCloud();
/** Errors the tests provoke, as the browser logs them. */
const PROVOKED = [/status of (?:401|422|502|503)/u];
const SLOW_MS = 1500;

let browser: Browser;
beforeAll(async () => {
  useCloudEnvironment();
  browser = await sharedBrowser();
});

describe.each(LOOKS)('dialogs, in $name', (look) => {
  let tab: Tab;
  let page: Page;
  let id: string;
  let dialog: Locator;
  let examined: ReturnType<typeof examiner>;
  beforeEach(async () => {
    tab = await openTab(browser, { url, expected: PROVOKED, ...profileOf(look, url) });
    page = tab.page;
    dialog = page.getByRole('dialog');
    examined = examiner(page);
    await openDashboardAs(page, newPerson());
    id = await myId(page);
  });
  afterEach(async () => {
    await clearFaults('openai');
    for (const video of await videos().unfinished())
      if (video.ownerId === id) await videos().withdraw(id, video.id);
    expect(examined.faults).toEqual({});
    expect(tab.problems()).toEqual([]);
    await tab.close();
  });

  /** Slows down the writer so that the busy form can be checked. */
  const write = async (name: string): Promise<void> => {
    await dialog.getByRole('textbox').fill('A night watchman who hears a piano in an empty museum');
    await scriptFaults('openai', 'chat/completions', [{ kind: 'slow', delayMs: SLOW_MS }]);
    await dialog.getByRole('button', { name: 'Generate Story' }).click();
    await dialog.locator('[aria-busy="true"]').waitFor();
    await examined.look(name);
  };

  it('the dialogs for writing, reading and filming a story have no accessibility faults', async () => {
    await page.getByRole('button', { name: 'Write New Story' }).click();
    await dialog.getByRole('heading', { name: 'Create New Story' }).waitFor();
    await examined.look('Create New Story');
    await dialog.getByRole('textbox').fill('word '.repeat(400));
    await dialog.getByText(/of 2,000 characters/u).waitFor();
    await examined.look('a prompt near the length limit');
    await write('a story being written');
    const create = dialog.getByRole('button', { name: 'Create Video from Story' });
    await create.waitFor();
    await examined.look('Story Details');
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').waitFor();
    await examined.look('the story deletion prompt');
    await answerAlert(page, 'Cancel');
    await create.click();
    await dialog.getByRole('radio', { name: /^Adam/u }).waitFor({ state: 'attached' });
    await examined.look('Create Video from Story');
    await dialog.getByRole('button', { name: 'Play preview of Charlotte' }).click();
    await dialog.getByRole('button', { name: 'Pause Charlotte' }).waitFor();
    await examined.look('a playing voice preview');
    await dialog.getByRole('button', { name: 'Create Video', exact: true }).click();
    await page.getByRole('alertdialog').waitFor();
    await examined.look('a started video');
    await answerAlert(page);
  });

  it('no step of the wizard has accessibility faults', async () => {
    await page.getByRole('button', { name: 'Create New Video' }).first().click();
    await dialog.getByRole('heading', { name: 'Create Your Story' }).waitFor();
    await examined.look('step 1');
    await write('step 1, busy');
    await dialog.getByRole('heading', { name: 'Configure Your Video' }).waitFor();
    await dialog.getByRole('radio', { name: /^Adam/u }).waitFor({ state: 'attached' });
    await examined.look('step 2');
    await dialog.getByRole('button', { name: 'Back to Story' }).click();
    await dialog.getByRole('button', { name: 'Keep This Story' }).waitFor();
    await examined.look('step 1 again');
    await dialog.getByRole('button', { name: 'Keep This Story' }).click();
    await dialog.getByRole('button', { name: 'Create Video' }).click();
    await dialog.getByRole('heading', { name: 'Making your video' }).waitFor();
    await examined.look('step 3');
    const [video] = (await videos().list(id)).items;
    await completeFilm(id, video!.id);
    await dialog.getByRole('heading', { name: 'Your video is ready' }).waitFor();
    await examined.look('step 3, finished');
  });

  it('a refused story and a failing video have no accessibility faults', async () => {
    await page.getByRole('button', { name: 'Create New Video' }).first().click();
    await dialog.getByRole('textbox').fill('A heist');
    await scriptFaults('openai', 'chat/completions', [
      { kind: 'status', status: 500 },
      { kind: 'status', status: 500 },
    ]);
    await dialog.getByRole('button', { name: 'Generate Story' }).click();
    await page.getByRole('alertdialog').waitFor();
    await examined.look('a story that failed');
    await answerAlert(page);
    await dialog.getByRole('button', { name: 'Generate Story' }).click();
    await dialog.getByRole('button', { name: 'Create Video' }).click();
    await dialog.getByRole('heading', { name: 'Making your video' }).waitFor();
    const [video] = (await videos().list(id)).items;
    await videos().fail({ ownerId: id, videoId: video!.id, attempt: 1 }, 'It was stopped by a test.', now());
    await dialog.getByRole('heading', { name: 'We couldn’t finish your video' }).waitFor();
    await examined.look('step 3, failed');
  });

  it('the video player, its menus, prompts and toasts have no accessibility faults', async () => {
    await giveStory(id, { title: 'Only a Story' });
    const { id: videoId } = await giveGeneratingVideo(id, 'A Film of Mine');
    await page.getByRole('link', { name: 'My Videos' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'My Videos' }).waitFor();
    await page.getByRole('button', { name: 'A Film of Mine' }).click();
    await dialog.getByRole('progressbar').waitFor({ state: 'attached' });
    await examined.look('a generating video');
    await dialog.getByRole('button', { name: 'Share', exact: true }).dispatchEvent('click');
    await page.getByText('Video not ready').waitFor();
    await examined.look('a toast in a dialog');
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await completeFilm(id, videoId);
    await dialog.getByRole('button', { name: 'Play Video' }).waitFor();
    await examined.look('a completed video');
    for (const menu of ['Download', 'Share']) {
      await dialog.getByRole('button', { name: menu, exact: true }).click();
      await page.getByRole('menu').waitFor();
      await examined.look(`the ${menu} menu`);
      await page.keyboard.press('Escape');
    }
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').waitFor();
    await examined.look('the video deletion prompt');
    await answerAlert(page, 'Cancel');
    await dialog.getByRole('button', { name: 'Close', exact: true }).click();
    const failing = await giveGeneratingVideo(id, 'A Failed Film');
    await videos().fail({ ownerId: id, videoId: failing.id, attempt: 1 }, 'It was stopped by a test.', now());
    await page.getByRole('link', { name: 'Overview' }).click();
    await page.getByRole('button', { name: /^A Failed Film.*Failed$/u }).click();
    await dialog.getByRole('button', { name: 'Retry' }).waitFor();
    await examined.look('a failed video');
  });
});
