import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openTabForEach, page, tab } from '#test/support/browser/journey.ts';
import { answerAlert, dismissToast, myId, partsLoaded } from '#test/support/browser/pages.ts';
import { openDashboardAs } from '#test/support/browser/signed-in.ts';
import { slowNetwork } from '#test/support/browser/slow-network.ts';
import { ONE_SIZE } from '#test/support/browser/widths.ts';
import { giveStory } from '#test/support/builders/films.ts';
import { givePlayableFilm } from '#test/support/builders/playable-film.ts';
import { newPerson } from '#test/support/cloud/functions-here.ts';
import { sharedCloud } from '#test/support/cloud/shared-cloud.ts';
import { defined } from '#test/support/values.ts';

const { url } = sharedCloud();
/** The errors that these tests provoke, as they appear in the browser’s log. */
const PROVOKED = [/status of (?:400|401|404)/u, /ERR_INTERNET_DISCONNECTED/u];
const OFFLINE = 'You’re offline. What you see may be out of date; we’ll refresh it when you’re back online.';

describe.each(ONE_SIZE)('at $name', ({ viewport }) => {
  openTabForEach({ viewport, expected: PROVOKED });

  const openTabOf = (name: string): Promise<void> =>
    page.getByRole('link', { name, exact: true }).first().click();
  const openFilm = async (title: string): Promise<Locator> => {
    await openTabOf('My Videos');
    await page.getByRole('article').getByRole('button', { name: title, exact: true }).click();
    return page.getByRole('dialog', { name: title });
  };
  /** An unused session id, like the ones that the sign-in page issues to this browser. */
  const newSessionId = async (): Promise<string> => {
    const { request } = tab.context;
    const form = { ...newPerson(), action: 'continue' };
    const asked = (await request.get('/api/auth/login')).url();
    let answer = await request.post(asked, { form, maxRedirects: 0 });
    for (;;) {
      const next = new URL(defined(answer.headers()['location']), answer.url());
      if (next.pathname === '/login')
        return defined(new URLSearchParams(next.hash.slice(1)).get('session_id'));
      answer = await request.get(next.href, { maxRedirects: 0 });
    }
  };

  // Proves page-spinner-user-loads, readMe, state-loading-signed-in-signed-out.
  it('a spinner fills the screen until the session is known', async () => {
    await openDashboardAs(page, newPerson());
    await slowNetwork(tab);
    await page.addInitScript(() => {
      const look = (): void => {
        requestAnimationFrame(look);
        const screen = document.querySelector<HTMLElement>('.spinner-screen');
        if (screen === null) return;
        const { x, y, width, height } = screen.getBoundingClientRect();
        // The scroll bar's gutter stays empty.
        const isWide = innerWidth - width <= 15;
        Object.assign(globalThis, {
          spinner: { label: screen.querySelector('h1')?.textContent, x, y, height, isWide },
        });
      };
      look();
    });
    for (const path of ['/dashboard', '/login']) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1, name: 'Welcome back, Ada' }).waitFor();
      expect(new URL(page.url()).pathname).toBe('/dashboard');
      expect(await page.evaluate((): object => Reflect.get(globalThis, 'spinner'))).toEqual({
        label: 'Loading',
        x: 0,
        y: 0,
        height: viewport.height,
        isWide: true,
      });
    }
  });

  // Proves page-payment-success-reads-session-id, payment-verifying-payment.
  it('the payment page says that it is verifying the payment until the response arrives', async () => {
    await openDashboardAs(page, newPerson());
    await slowNetwork(tab);
    await page.goto('/payment/success?session_id=cs_of_nobody', { waitUntil: 'commit' });
    await page.getByRole('heading', { name: 'Verifying your payment' }).waitFor();
    await page.getByText('Failed to verify payment status. Please contact support.').waitFor();
    await page.getByRole('link', { name: 'Try Again' }).waitFor();
  });

  // Proves login-session-id-fragment-query-exchanged, exchangeSession.
  it('a session_id in the query or the fragment signs a visitor in on /login only', async () => {
    const sessionId = await newSessionId();
    await page.goto(`/pricing?session_id=${sessionId}`, { waitUntil: 'networkidle' });
    await page.getByRole('banner').getByRole('link', { name: 'Get Started' }).waitFor();
    await page.goto(`/payment/success?session_id=${sessionId}`);
    await page.getByText('Failed to verify payment status. Please contact support.').waitFor();
    await page.goto(`/dashboard?session_id=${sessionId}`);
    await page.getByRole('heading', { name: 'Welcome Back' }).waitFor();
    expect(page.url()).toBe(`${url}/login`);
    await page.goto(`/login?session_id=${sessionId}`);
    await page.waitForURL(`${url}/dashboard`);
    await page.getByRole('button', { name: 'Logout' }).first().click();
    await page.waitForURL(`${url}/`);
    await page.goto(`/login#session_id=${await newSessionId()}`);
    await page.waitForURL(`${url}/dashboard`);
  });

  // Proves state-lost-connection-shows-banner-recovers, state-logout-ends-session-locally-even,
  // message-failed-logout-shows-no-error.
  it('the dashboard shows a banner when offline and reloads lists once online; logging out works even when offline', async () => {
    await openDashboardAs(page, newPerson());
    const id = await myId(page);
    await page.getByText('Nothing here yet').waitFor();
    await partsLoaded(page);
    await tab.context.setOffline(true);
    await page.getByText(OFFLINE).waitFor();
    await openTabOf('My Stories');
    await page.getByText('We couldn’t load your stories').waitFor();
    await giveStory(id, { title: 'Written Meanwhile' });
    await tab.context.setOffline(false);
    await page.getByRole('button', { name: 'Written Meanwhile' }).waitFor();
    expect(await page.getByText(OFFLINE).count()).toBe(0);
    await tab.context.setOffline(true);
    await page.getByRole('button', { name: 'Logout' }).first().click();
    await page.waitForURL(`${url}/`);
    await page.getByRole('banner').getByRole('link', { name: 'Get Started' }).waitFor();
    expect(await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).count()).toBe(0);
  });

  it('a screen that couldn’t load opens once the connection returns', async () => {
    await openDashboardAs(page, newPerson());
    await page.goto('/dashboard/videos');
    await page.getByText('No videos found').waitFor();
    await tab.context.setOffline(true);
    await openTabOf('Analytics');
    await page.getByText(OFFLINE).waitFor();
    await tab.context.setOffline(false);
    await page.getByText('No data yet').waitFor();
  });

  // Proves rule-video-needs-voice, message-voices-music-not-loaded, message-no-voice-selected.
  it('a dialog opens without voices and music, shows an error, and recovers once they load', async () => {
    await openDashboardAs(page, newPerson());
    await giveStory(await myId(page), { title: 'A Silent Story' });
    await openTabOf('My Stories');
    await partsLoaded(page);
    await page.getByRole('button', { name: 'A Silent Story' }).click();
    await tab.context.setOffline(true);
    await page.getByRole('button', { name: 'Create Video from Story' }).click();
    expect(await answerAlert(page)).toBe('Failed to load voice and music options. Please try again.');
    const dialog = page.getByRole('dialog', { name: 'Create Video from Story' });
    await dialog.getByText('We couldn’t load voices and music').waitFor();
    await dialog.getByRole('button', { name: 'Create Video', exact: true }).click();
    expect(await answerAlert(page)).toBe('Please select a voice for your video.');
    await tab.context.setOffline(false);
    await expect
      .poll(() => dialog.getByRole('radio', { name: /^Adam/u, includeHidden: true }).isChecked())
      .toBe(true);
  });

  // Proves message-download-failed.
  it('shows an error when a download fails', async () => {
    await openDashboardAs(page, newPerson());
    // The video has only one file, so the server refuses every other download.
    await givePlayableFilm(await myId(page), 'A Film of One File');
    const dialog = await openFilm('A Film of One File');
    await dialog.getByRole('button', { name: 'Download' }).click();
    await page.getByRole('menuitem', { name: 'MP4 1080p' }).click();
    await page.locator('.toast--destructive').waitFor();
    expect(await dismissToast(page)).toEqual([
      'Download failed',
      'There was an error downloading the video. Please try again.',
    ]);
  });

  // Proves state-loading-signed-in-signed-out.
  it('a lost session redirects to the login page only once', async () => {
    await openDashboardAs(page, newPerson());
    await page.getByText('Nothing here yet').waitFor();
    const seen: string[] = [];
    page.on('framenavigated', (frame) => seen.push(new URL(frame.url()).pathname));
    // The page notices the logout by itself, or when it loads another list.
    await page.evaluate(async () => {
      await (await fetch('/api/auth/logout', { method: 'POST' })).text();
      document.querySelector<HTMLAnchorElement>('a[href="/dashboard/videos"]')?.click();
    });
    await page.getByRole('heading', { name: 'Welcome Back', exact: true }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(seen.filter((path) => path === '/login')).toEqual(['/login']);
    expect(await page.getByRole('alertdialog').count()).toBe(0);
  });
});
