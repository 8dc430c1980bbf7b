import type { Locator } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { openTabForEach, page } from '#test/support/browser/journey.ts';
import { openDashboardAs } from '#test/support/browser/signed-in.ts';
import { SIZES } from '#test/support/browser/widths.ts';
import { newPerson } from '#test/support/cloud/functions-here.ts';
import { sharedCloud } from '#test/support/cloud/shared-cloud.ts';
import { fullIt } from '#test/support/run/full-it.ts';
import { defined } from '#test/support/values.ts';

const { url } = sharedCloud();

/** Collapses the whitespace in each text. */
const wordsOf = (texts: readonly string[]): string[] =>
  texts.map((text) => text.replaceAll(/\s+/gu, ' ').trim());

describe.each(SIZES)('the front page at $name', ({ viewport }) => {
  const isPhone = viewport.width < 960;
  openTabForEach({ viewport, expected: [/status of 401/u] });
  beforeEach(async () => {
    await page.goto('/');
  });

  const section = (name: string): Locator => page.getByRole('region', { name });
  /** A link in the header or, on a phone, in the menu. */
  const headerLink = async (name: string): Promise<Locator> => {
    if (isPhone) await page.getByRole('button', { name: 'Menu' }).click();
    return page.getByRole('navigation', { name: isPhone ? 'Menu' : 'Main' }).getByRole('link', { name });
  };
  const filmsOf = async (place: Locator): Promise<string[]> =>
    wordsOf(await place.getByRole('link', { name: /^Play/u }).allInnerTexts());

  // Proves landing-headline-get-started-27-000, constant-27-000-creators-1000s-songs,
  // wording-met-avatar-row-shows-initials, landing-niche-gallery, landing-eight-pictures-moving,
  // wording-met-image-video-tile-moves.
  it('starts with a headline, sign-up button, creator count and samples, followed by niches, pictures and a moving picture', async () => {
    const hero = section('Viral faceless videos on auto-pilot');
    expect(await hero.getByRole('link', { name: 'Get Started' }).getAttribute('href')).toBe('/login');
    expect(await hero.getByText('Trusted by').innerText()).toBe('Trusted by 27,000+ creators');
    expect(await hero.locator('.avatar').allInnerTexts()).toEqual(['ML', 'TO', 'ID', 'JW', 'AT']);
    expect(await filmsOf(hero)).toEqual([
      'Play The Night the Library Burned History 0:45',
      'Play Forty Days on the Ice Adventure 1:20',
      'Play The Last Signal from Europa Space 2:15',
    ]);
    for (const poster of await hero.locator('.sample-frame').all()) {
      const box = defined(await poster.boundingBox());
      expect(box.height / box.width).toBeCloseTo(16 / 9, 1);
    }

    const gallery = section('Pick a niche. Own it.');
    await gallery.scrollIntoViewIfNeeded();
    await expect.poll(async () => (await filmsOf(gallery)).join('')).not.toBe('');
    const films = await filmsOf(gallery);
    expect(films).toHaveLength(6);
    const niches = films.join(' | ');
    for (const niche of ['Historical Fantasy', 'History', 'Technology', 'Art Style', 'Space'])
      expect(niches).toMatch(new RegExp(` ${niche} (?:0:5|1:0)\\d`, 'u'));
    const pictures = section('Words become pictures. Pictures move.');
    expect(await pictures.locator('.photos img').count()).toBe(8);
    const film = pictures.locator('video');
    const still = pictures.locator('.moving img');
    expect([await film.getAttribute('src'), await still.getAttribute('src')]).toEqual([
      '/samples/moving.mp4',
      '/samples/moving.webp',
    ]);
    await pictures.getByRole('button', { name: 'Set it in motion' }).click();
    await expect
      .poll(() => film.evaluate((element: HTMLVideoElement) => element.currentTime))
      .toBeGreaterThan(0);
    await pictures.getByRole('button', { name: 'Hold still' }).click();
    expect(await film.evaluate((element: HTMLVideoElement) => element.paused)).toBe(true);
  });

  fullIt('replays a click made before the script loaded', async () => {
    await page.addInitScript(() =>
      addEventListener('DOMContentLoaded', () => {
        const buttons = [...document.querySelectorAll('button')];
        buttons.find(({ textContent }) => textContent?.includes('Set it in motion'))?.click();
      }),
    );
    await page.goto('/');
    await section('Words become pictures. Pictures move.')
      .getByRole('button', { name: 'Hold still' })
      .waitFor();
  });

  // Proves landing-five-voices, landing-captions-script.
  fullIt('lists five voices next to a script, and names the one that reads it', async () => {
    const voices = section('A voice people stay for');
    await voices.scrollIntoViewIfNeeded();
    await expect
      .poll(async () => wordsOf(await voices.locator('label').allInnerTexts()))
      .toEqual([
        'Adam Male, middle-aged',
        'Charlotte Female, young',
        'Will Male, young',
        'Bryan Male, old',
        'Audrey Female, middle-aged',
      ]);
    await voices.getByText('Script, read by Adam').waitFor();
    await voices.locator('.script__caption').waitFor();
    await voices.getByRole('radio', { name: /^Audrey/u }).check();
    await voices.getByText('Script, read by Audrey').waitFor();
  });

  // Proves landing-six-features, landing-closing-call-action, constant-27-000-creators-1000s-songs.
  fullIt('has six feature cards and ends with a sign-up button', async () => {
    const cards = section('The whole studio, minus the studio').getByRole('listitem');
    expect(await cards.getByRole('heading').allTextContents()).toEqual([
      'Create Youtube Shorts',
      'Create viral Tiktok videos',
      'Publish on Tiktok & Youtube',
      '100% Powered by AI',
      'AI Generated Voiceovers',
      'Background music',
    ]);
    await cards.getByText(/1000s of songs/u).waitFor();
    await section('Your first video is one line away').getByRole('link', { name: 'Get Started' }).click();
    await page.waitForURL('**/login');
  });

  // Proves header-logo-pricing-blog-affiliate-program, header-sign-in, header-signed-out-sign-in-get,
  // landing-links-support-refund-social-year, login-terms-privacy-links.
  fullIt('links to every page from its header and footer', async () => {
    const footer = page.getByRole('contentinfo');
    const addresses = await footer
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    for (const path of ['/pricing', '/blog', '/login', '/privacy', '/terms', '/affiliate'])
      expect(addresses).toContain(path);
    expect(addresses).toContain('mailto:support@veilcast.app');
    expect(addresses).toContain('mailto:support@veilcast.app?subject=Refund%20request');
    for (const host of ['x.com', 'www.linkedin.com', 'www.youtube.com', 'discord.gg'])
      expect(addresses.filter((address) => address?.startsWith(`https://${host}/`))).toHaveLength(1);
    await footer.getByText('© 2024 Veilcast').waitFor();

    for (const [name, path] of [
      ['Pricing', '/pricing'],
      ['Blog', '/blog'],
      ['Affiliate Program New', '/affiliate'],
    ] as const) {
      await (await headerLink(name)).click();
      await page.waitForURL(`**${path}`);
      // The URL changes before the page does, and each page has its own header and menu.
      await page.locator(`nav a[aria-current="page"][href="${path}"]`).first().waitFor({ state: 'attached' });
      // On a phone, following a link closes the menu.
      await page.getByRole('navigation', { name: 'Menu' }).waitFor({ state: 'hidden' });
    }
    const header = page.getByRole('banner');
    await header.getByRole('link', { name: 'Veilcast home' }).click();
    await page.waitForURL(`${url}/`);
    await header.getByRole('link', { name: 'Get Started' }).click();
    await page.waitForURL('**/login');
    await page.goBack();
    if (isPhone) await (await headerLink('Sign In')).click();
    else await header.getByRole('link', { name: 'Sign In' }).click();
    await page.waitForURL('**/login');
    for (const [name, path] of [
      ['Terms of Service', '/terms'],
      ['Privacy Policy', '/privacy'],
    ] as const)
      expect(await page.getByRole('link', { name }).getAttribute('href')).toBe(path);
  });

  // Proves header-get-started-signed-out-dashboard, header-logout, header-signed-in-avatar-name-in,
  // landing-get-started-signed-in, dashboard-sidebar-logo, page-login-signed-in, page-dashboard-signed-out, signOut.
  it('shows a signed-in user’s name, Dashboard and Logout, and skips the login page until logout', async () => {
    await openDashboardAs(page, newPerson('Grace Hopper'));
    await page.goto('/login');
    await page.waitForURL('**/dashboard');
    await page.getByRole('link', { name: 'Veilcast home' }).click();
    const header = page.getByRole('banner');
    await header.getByText('GH', { exact: true }).waitFor();
    if (isPhone) await page.getByRole('button', { name: 'Menu' }).click();
    await header.getByText('Grace Hopper').filter({ visible: true }).waitFor();
    expect(await header.getByRole('link', { name: 'Sign In' }).count()).toBe(0);
    const ways = page.getByRole('link', { name: /^(?:Get Started|Dashboard)$/u });
    await expect
      .poll(() => ways.evaluateAll((links) => links.map((link) => link.getAttribute('href'))))
      .toEqual(Array(4).fill('/dashboard'));
    await header.getByRole('link', { name: 'Dashboard' }).click();
    await page.waitForURL('**/dashboard');
    await page.getByRole('link', { name: 'Veilcast home' }).click();
    await header.getByRole('button', { name: 'Logout' }).click();
    await header.getByRole('link', { name: 'Get Started' }).waitFor();
    expect(page.url()).toBe(`${url}/`);
    await page.goto('/dashboard');
    await page.waitForURL('**/login');
  });
});
