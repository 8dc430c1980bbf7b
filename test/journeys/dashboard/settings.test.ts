import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { id, page, signInForEach, tab } from '#test/support/browser/journey.ts';
import { dismissToast, meIn, newestStory, openScreen, unfold } from '#test/support/browser/pages.ts';
import { ONE_SIZE } from '#test/support/browser/widths.ts';
import { giveStory } from '#test/support/builders/films.ts';
import { giveGeneratingVideo } from '#test/support/builders/finished-films.ts';
import { completeFilm, givePlayableFilm } from '#test/support/builders/playable-film.ts';
import { sharedCloud } from '#test/support/cloud/shared-cloud.ts';
import { fullIt } from '#test/support/run/full-it.ts';

const { url } = sharedCloud();
/** The errors that these tests provoke, as they appear in the browser’s log. */
const PROVOKED = [/status of 401/u, /ERR_INTERNET_DISCONNECTED/u];
/** A setting that is stored on the account. */
const LINE = 'Show “AI-generated” in the picture';
const SAVED = ['Settings saved', 'Your settings have been updated successfully.'];

describe.each(ONE_SIZE)('at $name', ({ viewport }) => {
  signInForEach({ at: '/dashboard/settings', viewport, expected: PROVOKED });

  const open = (name: string): Promise<void> => openScreen(page, name);
  const section = (name: string): Locator => page.getByRole('region', { name, exact: true });
  const choose = async (label: string, option: string): Promise<void> => {
    await page.getByLabel(label).selectOption({ label: option });
    expect(await dismissToast(page)).toEqual(SAVED);
  };
  const toggle = async (label: string): Promise<void> => {
    await page.getByLabel(label).focus();
    await page.keyboard.press('Space');
    expect(await dismissToast(page)).toEqual(SAVED);
  };
  const pick = async (name: RegExp): Promise<void> => {
    await page.getByRole('radio', { name }).focus();
    await page.keyboard.press('Space');
    expect(await dismissToast(page)).toEqual(SAVED);
  };
  const chosen = (label: string): Promise<string> =>
    page
      .getByLabel(label)
      .evaluate((field: HTMLSelectElement) => field.selectedOptions[0]?.textContent ?? '');

  // Proves dashboard-six-sections-options-defaults, dashboard-subscription-plan-usage-billing,
  // dashboard-privacy-notifications-coming-soon, readSubscription, constant-default-quality-720p.
  fullIt('Settings shows its sections in order, with their defaults and the danger zone last', async () => {
    for (const name of ['Profile', 'Connections', 'Models']) await section(name).waitFor();
    expect(await page.getByRole('heading', { level: 2 }).allTextContents()).toEqual([
      'Profile',
      'Preferences',
      'Subscription',
      'Where You’re Signed In',
      'Video Settings',
      'Pronunciation',
      'Privacy',
      'Notifications',
      'Connections',
      'Models',
      'Your Data',
      'Danger Zone',
    ]);
    for (const label of ['Auto-save', 'Sound effects', 'Email notification', 'Auto-play', LINE])
      expect(await page.getByLabel(label).isChecked()).toBe(true);
    const theme = page.getByRole('group', { name: 'Theme' }).getByRole('radio');
    expect(
      await theme.evaluateAll((radios: HTMLInputElement[]) =>
        radios.map(({ value, checked }) => [value, checked]),
      ),
    ).toEqual([
      ['dark', true],
      ['light', false],
      ['system', false],
    ]);
    expect(await chosen('Story and voice language')).toBe('English');
    expect(await chosen('Timezone')).toBe('UTC');
    expect(await chosen('Default quality')).toBe('720p');
    expect(await chosen('Default voice')).toMatch(/^Adam/u);
    expect(await chosen('Default music')).toMatch(/^None/u);
    expect(await page.getByRole('radio', { name: /^Pop/u }).isChecked()).toBe(true);
    for (const [label, offered] of [
      ['Story and voice language', ['English', 'Spanish', 'French', 'German']],
      ['Default quality', ['480p', '720p', '1080p']],
    ] as const)
      expect(await page.getByLabel(label).locator('option').allTextContents()).toEqual(offered);
    const zones = await page.getByLabel('Timezone').locator('option').allTextContents();
    expect(zones).toEqual(expect.arrayContaining(['New York (America)', 'London (Europe)', 'UTC']));
    for (const name of ['Privacy', 'Notifications'])
      await section(name)
        .getByText(/coming soon/u)
        .waitFor();
    const plan = section('Subscription');
    await plan.getByText('No payment method').waitFor();
    await plan.getByText('3 videos per month').waitFor();
    await section('Profile').getByText('Free plan').waitFor();
  });

  // Proves dashboard-preferences-choice-saved, readVideoSettings, saveVideoSettings,
  // rule-settings-saved-immediately-in-browser, message-settings-saved.
  fullIt('Settings saves every choice immediately and keeps it across a reload', async () => {
    for (const label of ['Auto-save', 'Sound effects', 'Email notification', 'Auto-play', LINE])
      await toggle(label);
    await pick(/^Light$/u);
    await choose('Story and voice language', 'German');
    await choose('Timezone', 'Los Angeles (America)');
    await choose('Default quality', '1080p');
    await pick(/^Karaoke/u);
    await page.reload();
    await page.getByLabel('Auto-save').waitFor({ state: 'attached' });
    // These are stored on the account, so they load after the other settings.
    for (const label of ['Email notification', LINE])
      await expect.poll(() => page.getByLabel(label).isChecked()).toBe(false);
    expect(await page.locator('html').getAttribute('data-theme')).toBe('light');
    for (const label of ['Auto-save', 'Sound effects', 'Email notification', 'Auto-play'])
      expect(await page.getByLabel(label).isChecked()).toBe(false);
    expect(await page.getByRole('radio', { name: 'Light', exact: true }).isChecked()).toBe(true);
    expect(await chosen('Story and voice language')).toBe('German');
    expect(await chosen('Timezone')).toBe('Los Angeles (America)');
    expect(await chosen('Default quality')).toBe('1080p');
    expect(await page.getByRole('radio', { name: /^Karaoke/u }).isChecked()).toBe(true);
  });

  // Proves message-settings-not-saved.
  fullIt('Settings shows the specified error when the browser cannot store a choice', async () => {
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    const refused = ['Error', 'Failed to save settings. Please try again.'];
    await page.getByLabel('Story and voice language').selectOption({ label: 'German' });
    expect(await dismissToast(page)).toEqual(refused);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    expect(await dismissToast(page)).toEqual(refused);
  });

  // Proves dashboard-sidebar-avatar-name, dashboard-profile-fields-badge-save-changes,
  // dashboard-preferences-choice-saved, dashboard-timezone-on-account-browser-first, readVideoSettings,
  // saveVideoSettings, readSubscription, rule-settings-saved-immediately-in-browser, message-settings-saved.
  it('choices are saved immediately, the profile is saved on Save Changes, and both survive a reload', async () => {
    const profile = section('Profile');
    await section('Subscription').getByText('3 videos per month').waitFor();
    await toggle('Sound effects');
    await toggle(LINE);
    await pick(/^Light$/u);
    // The browser’s time zone, because none was set on the account.
    await expect.poll(async () => (await meIn(page)).timeZone).toBe('UTC');
    await choose('Timezone', 'Los Angeles (America)');
    await pick(/^Karaoke/u);
    await profile.getByLabel('Name', { exact: true }).fill('  ');
    await profile.getByLabel('Email', { exact: true }).fill('grace at navy');
    await page.keyboard.press('Enter');
    await profile.getByText('Enter your name.').waitFor();
    await profile.getByText('Enter a valid email address.').waitFor();
    await profile.getByLabel('Name', { exact: true }).fill('Amazing Grace');
    await profile.getByLabel('Email', { exact: true }).fill('grace@navy.example');
    await profile.getByRole('button', { name: 'Save Changes' }).click();
    expect(await dismissToast(page)).toEqual(SAVED);
    expect(await page.locator('.shell-account__name').textContent()).toBe('Amazing Grace');
    await page.reload();
    expect(await profile.getByLabel('Email', { exact: true }).inputValue()).toBe('grace@navy.example');
    expect(await page.locator('html').getAttribute('data-theme')).toBe('light');
    // This setting is stored on the account, so it loads after the other settings.
    await expect.poll(() => page.getByLabel(LINE).isChecked()).toBe(false);
    expect(await page.getByLabel('Sound effects').isChecked()).toBe(false);
    expect(await chosen('Timezone')).toBe('Los Angeles (America)');
    expect(await page.getByRole('radio', { name: /^Karaoke/u }).isChecked()).toBe(true);
    await page.getByRole('link', { name: 'Overview' }).click();
    await page.getByRole('heading', { level: 1, name: 'Welcome back, Amazing' }).waitFor();
  });

  // Proves dashboard-preferences-timezone.
  fullIt('every date is shown in the chosen timezone', async () => {
    await giveStory(id, { title: 'Late at Night', createdAt: '2026-03-02T03:00:00.000Z' });
    const date = async (expected: string): Promise<void> => {
      await open('My Stories');
      await page.getByRole('article').getByText(expected).waitFor();
      await open('Settings');
    };
    await date('Mar 2, 2026');
    await choose('Timezone', 'New York (America)');
    await date('Mar 1, 2026');
    await choose('Timezone', 'London (Europe)');
    await date('Mar 2, 2026');
  });

  // Proves dashboard-preferences-auto-save.
  fullIt('an unfinished prompt is kept only while auto-save is on', async () => {
    const write = async (prompt: string): Promise<string> => {
      await page.goto('/dashboard/stories');
      await page.getByRole('button', { name: 'Create New' }).click();
      await page.getByRole('dialog').getByRole('textbox').fill(prompt);
      await page.reload();
      await page.getByRole('button', { name: 'Create New' }).click();
      return page.getByRole('dialog').getByRole('textbox').inputValue();
    };
    expect(await write('A clock that runs backwards')).toBe('A clock that runs backwards');
    await page.goto('/dashboard/settings');
    await toggle('Auto-save');
    expect(await write('Another story')).toBe('');
  });

  // Proves dashboard-preferences-language, dashboard-video-settings-voice-music,
  // film-caption-styles-live-preview-in.
  fullIt(
    'new videos use the voice, music, captions and AI line chosen in Settings, and new stories use the language',
    async () => {
      await choose('Default voice', 'Audrey (female, middle-aged)');
      await choose('Default music', 'Cold Case (Suspense)');
      await choose('Story and voice language', 'German');
      await pick(/^Clean/u);
      await toggle(LINE);
      await open('My Stories');
      await page.getByRole('button', { name: 'Create New' }).click();
      await page.getByRole('dialog').getByRole('textbox').fill('Eine Uhr, die rückwärts geht');
      await page.getByRole('button', { name: 'Generate Story' }).click();
      const details = page.getByRole('button', { name: 'Create Video from Story' });
      await details.waitFor();
      const story = await newestStory(page);
      expect(story.language).toBe('de');
      await details.click();
      const dialog = page.getByRole('dialog', { name: 'Create Video from Story' });
      for (const [group, name] of [
        ['Voice', /^Audrey/u],
        ['Background music', /^Cold Case/u],
        ['Customize look', /^Clean/u],
      ] as const) {
        await unfold(dialog, group);
        await expect.poll(() => page.getByRole('radio', { name }).isChecked()).toBe(true);
      }
      expect(await dialog.getByLabel('Show “KI-generiert” in the picture').isChecked()).toBe(false);
    },
  );

  // Proves dashboard-video-settings-quality-auto-play.
  fullIt('the Download menu lists the default quality first, and auto-play starts the player', async () => {
    await givePlayableFilm(id, 'A Film of Mine');
    await choose('Default quality', '480p');
    await open('My Videos');
    await page.getByRole('button', { name: 'A Film of Mine', exact: true }).click();
    await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0);
    await page.getByRole('button', { name: 'Download' }).click();
    expect(await page.getByRole('menuitem').allTextContents()).toEqual([
      'MP4 480p',
      'MP4 720p',
      'MP4 1080p',
      'WebM 720p',
      'Captions .srt',
      'Captions .vtt',
    ]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await open('Settings');
    await toggle('Auto-play');
    await open('My Videos');
    await page.getByRole('button', { name: 'A Film of Mine', exact: true }).click();
    await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
    expect(await page.locator('video').count()).toBe(0);
  });

  // Proves dashboard-preferences-sound-effects.
  fullIt('a sound plays when a video completes, unless sound effects are off', async () => {
    await page.evaluate(() => {
      let sounds = 0;
      Object.assign(globalThis, { sounds });
      globalThis.AudioContext = class extends AudioContext {
        constructor() {
          super();
          sounds += 1;
          Object.assign(globalThis, { sounds });
        }
      };
    });
    const finish = async (title: string): Promise<number> => {
      const video = await giveGeneratingVideo(id, title);
      await open('My Videos');
      await page.getByRole('article').filter({ hasText: title }).getByText('Generating').waitFor();
      await completeFilm(id, video.id);
      expect(await dismissToast(page)).toEqual(['Your video is ready', title]);
      return page.evaluate((): number => Reflect.get(globalThis, 'sounds'));
    };
    expect(await finish('A Loud Film')).toBe(1);
    await open('Settings');
    await toggle('Sound effects');
    expect(await finish('A Quiet Film')).toBe(1);
  });

  // Proves dashboard-profile-delete-account, deleteAccount, rule-account-deletion-asks-confirmation,
  // message-account-deleted-not-deleted.
  it('an account can be deleted for good, but only online and only after its email address is typed in', async () => {
    const question = 'Are you sure you want to delete your account? This action cannot be undone.';
    const { email } = await meIn(page);
    await section('Profile').getByLabel('Email', { exact: true }).fill('shown@here.example');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await dismissToast(page);
    await section('Danger Zone').getByRole('button', { name: 'Delete Account' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Delete your account' });
    await dialog.getByText(question).waitFor();
    await dialog.getByText('You have no paid plan to cancel.').waitFor();
    const address = dialog.getByLabel('Type your email address to confirm');
    const confirm = dialog.getByRole('button', { name: 'Delete Account' });
    await confirm.click();
    await dialog.getByText(`Type ${email} to delete this account.`).waitFor();
    expect(await address.getAttribute('aria-invalid')).toBe('true');
    await address.fill('shown@here.example');
    await page.keyboard.press('Enter');
    await dialog.getByText(`Type ${email} to delete this account.`).waitFor();
    await address.fill(`  ${email.toUpperCase()} `);
    await tab.context.setOffline(true);
    await confirm.click();
    expect(await dismissToast(page)).toEqual(['Error', 'Failed to delete account. Please contact support.']);
    await tab.context.setOffline(false);
    await confirm.click();
    expect(await dismissToast(page)).toEqual([
      'Account deleted',
      'Your account has been permanently deleted.',
    ]);
    expect(page.url()).toBe(`${url}/`);
    await page.goto('/dashboard');
    await page.waitForURL('**/login');
  });
});
