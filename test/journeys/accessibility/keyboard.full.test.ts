import type { Locator } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { now } from '#functions/wiring/clock.ts';
import { figures, videos } from '#functions/wiring/stores.ts';
import { type Keys, keysOf } from '#test/support/browser/hands/keys.ts';
import { id, page, signInForEach, tab } from '#test/support/browser/journey.ts';
import { meIn } from '#test/support/browser/pages.ts';
import { PHONE, SIZES } from '#test/support/browser/widths.ts';
import { giveStory } from '#test/support/builders/films.ts';
import { giveGeneratingVideo } from '#test/support/builders/finished-films.ts';
import { completeFilm, givePlayableFilm } from '#test/support/builders/playable-film.ts';
import { sharedCloud } from '#test/support/cloud/shared-cloud.ts';
import { defined } from '#test/support/values.ts';

const { url } = sharedCloud();
const SAVED = 'Your settings have been updated successfully.';

describe.each(SIZES)('in the dashboard, using only the keyboard, at $name', ({ viewport }) => {
  let keys: Keys;
  let dialog: Locator;
  signInForEach({ at: '/dashboard', viewport, reducedMotion: 'reduce', expected: [/status of 401/u] });
  beforeEach(async () => {
    keys = keysOf(page);
    dialog = page.getByRole('dialog');
    await tab.context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: url });
    await page.getByRole('button', { name: 'Write New Story' }).waitFor();
  });
  afterEach(() => expect(keys.faults()).toEqual([]));

  /** Expects the heading with this text to have focus. */
  const reads = (heading: string) =>
    expect.poll(() => keys.isOn('heading', heading), { timeout: 15_000 }).toBe(true);
  const open = async (name: string): Promise<void> => {
    await keys.use('link', name);
    await reads(name);
    expect(await page.title()).toBe(`${name} – Veilcast`);
  };
  /** Opens a row of video options, because rows are collapsed on a phone. */
  const unfold = async (row: RegExp): Promise<void> => {
    if (viewport === PHONE.viewport) await keys.use('button', row);
  };
  const opened = (title: string | RegExp) => page.getByRole('dialog', { name: title }).waitFor();
  /** Presses Tab repeatedly and expects focus to stay in the open dialog. */
  const staysIn = async (selector: string): Promise<void> => {
    for (let tabs = 0; tabs < 12; tabs += 1) {
      await keys.press('Tab');
      expect(await keys.isWithin(selector)).toBe(true);
    }
  };
  const closes = async (back: string | RegExp): Promise<void> => {
    await keys.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await keys.isOn('button', back)).toBe(true);
  };
  const saved = async (): Promise<void> => {
    await page.getByRole('status').filter({ hasText: SAVED }).waitFor();
    await keys.use('button', 'Dismiss');
    await page.locator('.toast').waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  };

  it('a creator writes a story, reads it, makes a video from it and follows its progress', async () => {
    await keys.use('button', 'Write New Story');
    await opened('Create New Story');
    expect(await keys.isOn('textbox', /^Story prompt/u)).toBe(true);
    await staysIn('dialog');
    // If focus were on the writer’s chip, Escape would only close the chip’s hint.
    await keys.tabTo('button', 'Cancel');
    await closes('Write New Story');
    await keys.press('Space');
    await opened('Create New Story');
    await keys.type('An owl who keeps a diary');
    await keys.tabTo('combobox', 'Category');
    await keys.press('ArrowDown');
    expect(await dialog.getByLabel('Category').inputValue()).toBe('History');
    await keys.use('button', 'Generate Story');
    await dialog.getByRole('button', { name: 'Create Video from Story' }).waitFor();
    await keys.use('button', 'Create Video from Story');
    await opened('Create Video from Story');
    await unfold(/^Voice/u);
    await keys.tabTo('radio', /^Adam/u);
    await keys.choose(/^Will/u);
    await keys.use('button', 'Create Video');
    await page.getByRole('alertdialog').waitFor();
    await keys.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    expect(await keys.isOn('button', 'Write New Story')).toBe(true);
    const [video] = (await videos().list(id)).items;
    expect(video?.voice.voiceName).toBe('Will');
  });

  it('a creator completes the wizard, then opens, downloads and shares the video', async () => {
    await keys.use('button', 'Create New Video');
    await opened('Create New Video');
    await keys.tabTo('textbox', /^Story prompt/u);
    await keys.type('A night watchman who hears a piano in an empty museum');
    await keys.use('button', 'Generate Story');
    await reads('Configure Your Video');
    await keys.use('button', 'Back to Story');
    await reads('Create Your Story');
    await keys.use('button', 'Keep This Story');
    await unfold(/^Voice/u);
    await keys.tabTo('radio', /^Adam/u);
    await keys.choose(/^Charlotte/u);
    await keys.use('button', 'Play preview of Charlotte', 'Space');
    await keys.tabTo('button', 'Pause Charlotte');
    await keys.press('Space');
    await unfold(/^Background music/u);
    await keys.tabTo('radio', /^(?!Pop|Clean|Karaoke|Adam|Charlotte|Will|Bryan|Audrey)/u);
    await keys.choose(/^Cold Case/u);
    await keys.use('button', /^Customize look/u);
    await keys.tabTo('radio', /^Pop/u);
    await keys.choose(/^Karaoke/u);
    await keys.use('button', 'Create Video');
    await reads('Creating your video');
    // The live region announces every step, but not every percentage.
    expect(await dialog.getByRole('status').allTextContents()).not.toContainEqual(
      expect.stringMatching(/%/u),
    );
    expect(await dialog.getByRole('progressbar').getAttribute('aria-valuetext')).toMatch(/percent/u);
    const [video] = (await videos().list(id)).items;
    expect(video).toMatchObject({
      captionStyle: 'karaoke',
      voice: { voiceName: 'Charlotte' },
      music: { trackName: 'Cold Case' },
    });
    await completeFilm(id, defined(video).id);
    await reads('Your video is ready');
    await keys.use('button', 'Open Video');
    await opened(defined(video).title);

    await keys.use('button', 'Download');
    const focused = (item: string) => expect.poll(() => keys.isOn('menuitem', item)).toBe(true);
    await focused('MP4 720p');
    await keys.press('End');
    await focused('Captions .vtt');
    await keys.press('ArrowDown');
    await focused('MP4 720p');
    await keys.press('w');
    await focused('WebM 720p');
    await keys.press('Home');
    const [download] = await Promise.all([page.waitForEvent('download'), keys.press('Enter')]);
    expect(download.suggestedFilename()).toMatch(/-720p\.mp4$/u);
    expect(await keys.isOn('button', 'Download')).toBe(true);
    await keys.tabTo('button', 'Share');
    await keys.press('ArrowDown');
    await focused('Copy Link');
    await keys.press('Escape');
    expect(await keys.isOn('button', 'Share')).toBe(true);
    await keys.press('Enter');
    await keys.press('Enter');
    await page.getByRole('status').filter({ hasText: 'Link copied' }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`${url}/watch/`);
    await staysIn('dialog');
    await closes('Create New Video');
  });

  it('a creator changes and saves every setting', async () => {
    await open('Settings');
    await keys.tabTo('radio', 'Dark');
    await keys.press('ArrowRight');
    expect(await page.locator('html').getAttribute('data-theme')).toBe('light');
    for (const name of ['Auto-save', 'Sound effects', 'Email notification', 'Auto-play']) {
      await keys.use('switch', name, 'Space');
      await expect.poll(() => page.getByRole('switch', { name }).isChecked()).toBe(false);
    }
    for (const [label, value] of [
      ['Story and voice language', 'es'],
      ['Timezone', 'Europe/Vaduz'],
      ['Default quality', '1080p'],
      ['Default voice', 'charlotte'],
    ] as const) {
      await keys.tabTo('combobox', label);
      await keys.press('ArrowDown');
      expect(await page.getByLabel(label).inputValue()).toBe(value);
    }
    await keys.tabTo('radio', /^Pop/u);
    await keys.choose(/^Clean/u);
    await saved();
    expect(await page.evaluate(() => localStorage.getItem('veilcast.settings'))).toMatch(
      /"language":"es".*"defaultVoice":"charlotte"/u,
    );
    // The look is saved shortly after the other settings, possibly after the confirmation message appears.
    const look = () => page.evaluate(async () => (await fetch('/api/videos/settings')).json());
    await expect.poll(look, { timeout: 10_000 }).toMatchObject({ look: { captionStyle: 'clean' } });
    await keys.tabTo('textbox', 'Name', 'Shift+Tab');
    await keys.press('Control+a');
    await keys.press('Delete');
    await keys.press('Enter');
    await page.getByText('Enter your name.').waitFor();
    expect(await page.getByLabel('Name', { exact: true }).getAttribute('aria-invalid')).toBe('true');
    await keys.type('Amazing Grace');
    await keys.use('button', 'Save Changes', 'Space');
    await page.getByText('Amazing Grace').first().waitFor();
    await page.locator('.toast').waitFor();
    await keys.press('Escape');
    await page.locator('.toast').waitFor({ state: 'detached' });
    expect(await keys.isOn('button', 'Save Changes')).toBe(true);
  });

  it('a creator changes the analytics range, finds a video, and deletes a video and a story', async () => {
    const videoId = await givePlayableFilm(id, 'A Film to Delete');
    await figures().count({ ownerId: id, videoId }, 'plays', now());
    await giveGeneratingVideo(id, 'Another Film');
    await giveStory(id, { title: 'A Story to Delete' });
    if (viewport === PHONE.viewport) await open('My Videos');
    await open('Analytics');
    await keys.tabTo('radio', /^7d/u);
    await keys.press('ArrowRight');
    await page
      .getByText(/in the last 30 days/u)
      .first()
      .waitFor();

    await open('My Videos');
    await keys.tabTo('textbox', 'Search videos');
    await keys.type('to delete');
    await expect.poll(() => page.getByRole('article').count()).toBe(1);
    await keys.tabTo('combobox', 'Status');
    await keys.press('ArrowDown');
    await keys.use('button', 'A Film to Delete');
    await opened('A Film to Delete');
    await keys.use('button', 'Delete');
    await page.getByRole('alertdialog').waitFor();
    expect(await keys.isOn('button', 'Cancel')).toBe(true);
    await keys.press('Escape');
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    expect(await keys.isOn('button', 'Delete')).toBe(true);
    await keys.press('Enter');
    await keys.use('button', 'Delete Video');
    await page.getByRole('status').filter({ hasText: 'Video deleted' }).waitFor();
    await reads('My Videos');

    await open('My Stories');
    await keys.use('button', 'A Story to Delete');
    await opened('A Story to Delete');
    await staysIn('dialog');
    await closes('A Story to Delete');
    await keys.press('Space');
    await keys.use('button', 'Delete');
    await keys.use('button', 'Delete Story', 'Space');
    await page.getByRole('status').filter({ hasText: 'Story deleted' }).waitFor();
    await reads('My Stories');
  });

  it('a creator skips to the content and deletes the account', async () => {
    await keys.tabTo('link', 'Skip to content', 'Shift+Tab');
    await keys.press('Enter');
    await keys.press('Tab');
    expect(await keys.isWithin('main')).toBe(true);
    await open('Settings');
    await keys.use('button', 'Delete Account');
    await page.getByRole('alertdialog').waitFor();
    await keys.use('button', 'Cancel');
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    expect(await keys.isOn('button', 'Delete Account')).toBe(true);
    await keys.press('Space');
    await staysIn('dialog');
    await keys.tabTo('textbox', /^Type your email address/u);
    await keys.type('not this one');
    await keys.press('Enter');
    await page.getByText(/to delete this account\.$/u).waitFor();
    expect(await page.getByRole('alertdialog').getByRole('textbox').getAttribute('aria-invalid')).toBe(
      'true',
    );
    await keys.press('Control+a');
    await keys.type((await meIn(page)).email);
    await keys.press('Enter');
    await page.getByRole('status').filter({ hasText: 'Account deleted' }).waitFor();
    await page.waitForURL(`${url}/`);
    await reads('Viral faceless videos on auto-pilot');
  });
});
