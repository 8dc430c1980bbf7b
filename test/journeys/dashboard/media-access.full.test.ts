import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { media } from '#functions/wiring/media.ts';
import { sessions } from '#functions/wiring/stores.ts';
import { id, page, signInForEach, tab } from '#test/support/browser/journey.ts';
import { givePlayableFilm } from '#test/support/builders/playable-film.ts';
import { mediaFolderOf } from '#test/support/cloud/left-behind.ts';

/** What the browser logs when CloudFront refuses expired cookies and when our API refuses an ended session. */
const PROVOKED = [/status of 40[13]/u];
const TITLE = 'The Long Watch';

describe('a video left open longer than its cookies last', () => {
  signInForEach({ expected: PROVOKED, ownProfile: true });

  let videoId: string;
  beforeEach(async () => {
    videoId = await givePlayableFilm(id, TITLE);
    await page.clock.install();
    await page.goto('/dashboard/videos');
    await page.getByRole('button', { name: TITLE, exact: true }).click();
    await page.getByRole('dialog', { name: TITLE }).locator('video').waitFor();
    await page.waitForFunction(() => (document.querySelector('video')?.readyState ?? 0) >= 3);
  });

  const renewal = () => page.waitForResponse(/\/api\/auth\/me$/u);
  const expire = () => tab.context.clearCookies({ name: /^CloudFront-/u });
  /** After this, the player renews its access to the film by itself, so tests prepare everything else beforehand. */
  const sleepForAnHour = () => page.clock.setSystemTime(new Date(Date.now() + 3_600_000));
  /** Makes the browser request another part of the file, from 1.2 s onwards. */
  const askForMore = (from: Page) =>
    from.evaluate(() => {
      const film = document.querySelector('video');
      // The page may already have sent a request, and be redirecting to the login page.
      if (film === null) return;
      film.src = `${film.currentSrc.split('?')[0]}?part=${Math.random()}`;
      film.currentTime = 1.2;
      film.play().catch(() => undefined);
    });
  const places = (from: Page) =>
    from.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const film = document.querySelector('video');
          film?.addEventListener('timeupdate', () => resolve(film.currentTime), { once: true });
        }),
    );

  // Proves rule-creator-pages-renew-media-cookies.
  it('gets new cookies before the old ones expire', async () => {
    const renewed = renewal();
    await page.clock.fastForward('11:00');
    expect((await (await renewed).allHeaders())['set-cookie']).toContain('CloudFront-Policy');
  });

  // Proves rule-creator-pages-renew-media-cookies.
  it('resumes where it stopped after the computer slept for longer than the cookies last', async () => {
    await expire();
    const renewed = renewal();
    await sleepForAnHour();
    await askForMore(page);
    expect((await renewed).status()).toBe(200);
    expect(await places(page)).toBeGreaterThanOrEqual(1.2);
    await page.waitForFunction(() => document.querySelector('video')?.ended);
    expect(await page.getByText('We couldn’t load the video.').count()).toBe(0);
  });

  it('shows an error when its file is missing', async () => {
    await expire();
    await sleepForAnHour();
    await media().removeAll(`media/${await mediaFolderOf(id)}/${videoId}/film`);
    await askForMore(page);
    await page.getByText('We couldn’t load the video.').waitFor();
  });

  // Proves rule-creator-pages-renew-media-cookies.
  it('gets no new cookies and redirects to the login page if the session was ended elsewhere', async () => {
    await expire();
    await sessions().endAll(id, new Date());
    await sleepForAnHour();
    await askForMore(page);
    await page.waitForURL('**/login');
    expect(await tab.context.cookies()).not.toContainEqual(
      expect.objectContaining({ name: 'CloudFront-Policy' }),
    );
  });
});
