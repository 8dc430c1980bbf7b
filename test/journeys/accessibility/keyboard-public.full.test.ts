import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Keys, keysOf } from '#test/support/browser/hands/keys.ts';
import { openTabForEach, page, tab } from '#test/support/browser/journey.ts';
import { PHONE, SIZES } from '#test/support/browser/widths.ts';
import { newPerson } from '#test/support/cloud/functions-here.ts';
import { sharedCloud } from '#test/support/cloud/shared-cloud.ts';

const { url, standIns } = sharedCloud();

describe.each(SIZES)('using only the keyboard, at $name', ({ name, viewport }) => {
  let keys: Keys;
  openTabForEach({ viewport, reducedMotion: 'reduce', expected: [/status of 401/u] });
  beforeEach(() => {
    keys = keysOf(page);
  });
  afterEach(() => expect(keys.faults()).toEqual([]));

  const land = async (path: string): Promise<void> => {
    await page.goto(path, { waitUntil: 'networkidle' });
  };
  /** Expects the new page’s heading to have focus and the page title to match `title`. */
  const arriveAt = async (path: string, heading: string, title: RegExp): Promise<void> => {
    await page.waitForURL(`**${path}`);
    await expect.poll(() => keys.isOn('heading', heading)).toBe(true);
    expect(await page.title()).toMatch(title);
  };
  const follow = async (link: string): Promise<void> => {
    if (name === '390 px') await keys.use('button', 'Menu');
    await keys.use('link', link);
  };

  it('a visitor skips to the content, chooses a plan, signs in and reaches the checkout', async () => {
    await land('/');
    await keys.press('Tab');
    expect(await keys.isOn('link', 'Skip to content')).toBe(true);
    await keys.press('Enter');
    await keys.press('Tab');
    expect(await keys.isWithin('main')).toBe(true);
    await land('/');
    await follow('Pricing');
    await arriveAt('/pricing', 'Pay for videos, not for seats', /^Pricing|plans/iu);
    await keys.use('button', 'Get Started with Starter');
    await arriveAt('/login?plan=starter', 'Welcome Back', /^Sign in/u);
    await keys.tabTo('tab', 'Social Login');
    await keys.press('ArrowRight');
    expect(await keys.isOn('tab', 'Email & Password')).toBe(true);
    await keys.use('button', 'Create one');
    await page.getByRole('heading', { name: 'Create Account' }).waitFor();
    await keys.tabTo('tab', 'Email & Password', 'Shift+Tab');
    await keys.press('ArrowLeft');
    await keys.use('button', 'Continue with GitHub');
    await page.getByRole('alertdialog').waitFor();
    expect(await keys.isOn('button', 'OK')).toBe(true);
    await keys.press('Tab', 3);
    expect(await keys.isWithin('dialog')).toBe(true);
    await keys.press('Escape');
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    expect(await keys.isOn('button', 'Continue with GitHub')).toBe(true);
    await keys.tabTo('button', 'Continue with Google', 'Shift+Tab');
    await keys.press('Enter');
    await page.getByLabel('Email').waitFor();
    const { email } = newPerson();
    await keys.tabTo('textbox', 'Name');
    await keys.type('Ada Lovelace');
    await keys.tabTo('textbox', 'Email');
    await keys.type(email);
    await keys.use('button', 'Continue');
    await page.waitForURL(`${standIns.stripe}/pay/**`);
  });

  it('a visitor opens a sample, plays it, changes its volume and speed, shows its captions and closes it', async () => {
    await land('/');
    await keys.use('link', /^Play\s+The Boat That Hung Upside Down/u);
    const film = page.locator('dialog video');
    await film.waitFor();
    const become = (wanted: object) =>
      expect
        .poll(
          () =>
            film.evaluate(({ muted, paused, volume, playbackRate, textTracks }: HTMLVideoElement) => ({
              muted,
              paused,
              volume,
              playbackRate,
              captions: textTracks[0]?.mode,
            })),
          { timeout: 10_000 },
        )
        .toMatchObject(wanted);
    await expect.poll(() => keys.isOn('button', /^(?:Play|Pause)$/u)).toBe(true);
    // The sample plays automatically, because the visitor pressed a key to open it.
    await become({ paused: false });
    await keys.press('Space');
    await become({ paused: true });
    await keys.press('m');
    await become({ muted: true });
    await keys.press('m');
    await keys.press('ArrowDown', 2);
    await become({ muted: false, volume: 0.6 });
    await keys.press('>');
    await become({ playbackRate: 1.25 });
    await keys.press('<', 2);
    await become({ playbackRate: 0.75 });
    await keys.use('button', 'Captions', 'Space');
    await become({ captions: 'showing' });
    await keys.tabTo('slider', 'Volume', 'Shift+Tab');
    await keys.press('Home');
    await become({ muted: true });
    await keys.press('End');
    await become({ muted: false, volume: 1 });
    await keys.tabTo('slider', 'Seek', 'Shift+Tab');
    await keys.press('End');
    await keys.press('f');
    await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
    await keys.press('f');
    await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(false);
    await keys.press('Tab', 12);
    expect(await keys.isWithin('dialog')).toBe(true);
    await keys.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await keys.isOn('link', /^Play\s+The Boat That Hung Upside Down/u)).toBe(true);
  });

  it('a visitor chooses a voice with the arrow keys and plays its preview', async () => {
    await land('/');
    await keys.tabTo('radio', /^Adam/u);
    await keys.choose(/^Bryan/u);
    expect(await page.getByRole('radio', { name: /^Bryan/u }).isChecked()).toBe(true);
    await keys.use('button', 'Play Preview', 'Space');
    await keys.tabTo('button', 'Pause');
    await keys.press('Space');
    await page.getByRole('button', { name: 'Play Preview' }).waitFor();
  });

  it('a visitor filters articles, reads one and subscribes to the newsletter', async () => {
    await land('/');
    await follow('Blog');
    await arriveAt('/blog', 'Notes from the cutting room', /^Blog/u);
    await keys.use('button', 'Growth', 'Space');
    await page.getByRole('status').filter({ hasText: '2 articles' }).waitFor({ state: 'attached' });
    expect(await page.getByRole('article').count()).toBe(2);
    await keys.tabTo('textbox', 'Email Address');
    await keys.type(newPerson().email);
    await keys.press('Enter');
    await page.getByRole('status').filter({ hasText: 'Check your inbox' }).waitFor();
    await keys.tabTo('button', 'All', 'Shift+Tab');
    await keys.press('Enter');
    await keys.use('link', 'Endings that start again');
    await arriveAt('/blog/endings-that-loop', 'Endings that start again', /^Endings that start again/u);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  it('a visitor copies the affiliate link, and the page confirms it', async () => {
    await tab.context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: url });
    await land('/affiliate');
    await keys.use('button', 'Copy Link');
    await page.getByRole('button', { name: 'Copied!' }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${url}/?via=your-name`);
    await keys.use('button', 'View Resources', 'Space');
    await page.getByRole('alertdialog').waitFor();
    await keys.press('Enter');
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    expect(await keys.isOn('button', 'View Resources')).toBe(true);
  });
});

describe('using only the keyboard, on a phone', () => {
  openTabForEach({ viewport: PHONE.viewport });

  it('the menu opens, and closes on Escape or when focus leaves it', async () => {
    const keys = keysOf(page);
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await page.goto('/', { waitUntil: 'networkidle' });
    await keys.use('button', 'Menu');
    await menu.waitFor();
    await keys.tabTo('link', 'Blog');
    await keys.press('Escape');
    await menu.waitFor({ state: 'hidden' });
    expect(await keys.isOn('button', 'Menu')).toBe(true);
    await keys.press('Space');
    await menu.waitFor();
    await keys.press('Tab', 5);
    await menu.waitFor({ state: 'hidden' });
    expect(keys.faults()).toEqual([]);
  });
});
