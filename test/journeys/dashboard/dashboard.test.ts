import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { now } from '#functions/wiring/clock.ts';
import { figures, shares, stories, videos } from '#functions/wiring/stores.ts';
import { id, openAnotherTab, page, signInForEach, tab } from '#test/support/browser/journey.ts';
import { dismissToast, openScreen } from '#test/support/browser/pages.ts';
import { SIZES } from '#test/support/browser/widths.ts';
import { giveManyFilms, giveManyStories } from '#test/support/builders/crowd.ts';
import { giveStory } from '#test/support/builders/films.ts';
import { giveGeneratingVideo } from '#test/support/builders/finished-films.ts';
import { givePlayableFilm } from '#test/support/builders/playable-film.ts';
import { sharedCloud } from '#test/support/cloud/shared-cloud.ts';
import { fullIt } from '#test/support/run/full-it.ts';
import { defined, takeFrom } from '#test/support/values.ts';

const { url } = sharedCloud();
const DAY_MS = 86_400_000;
const MANY = 300;
/** The errors that these tests provoke, as they appear in the browser’s log. */
const PROVOKED = [/status of (?:401|404|409)/u, /ERR_INTERNET_DISCONNECTED/u];

describe.each(SIZES)('at $name', ({ viewport }) => {
  signInForEach({ at: '/dashboard', viewport, expected: PROVOKED });

  const open = (name: string): Promise<void> => openScreen(page, name);
  const factOf = (name: string): Locator =>
    page.locator('dt', { hasText: new RegExp(`^${name}$`, 'u') }).locator('xpath=following-sibling::dd[1]');
  const openFilm = async (title: string): Promise<Locator> => {
    await page.getByRole('button', { name: title, exact: true }).click();
    return page.getByRole('dialog', { name: title });
  };
  /** Gives the creator a film with plays today, eight days ago and forty days ago. */
  const giveFigures = async (): Promise<void> => {
    const film = { ownerId: id, videoId: await givePlayableFilm(id, 'Counted') };
    const count = async (what: 'plays' | 'completions', daysAgo: number, times: number): Promise<void> => {
      for (let time = 0; time < times; time += 1)
        await figures().count(film, what, new Date(now().getTime() - daysAgo * DAY_MS));
    };
    await count('plays', 0, 4);
    await count('completions', 0, 3);
    await count('plays', 8, 2);
    await count('plays', 40, 1);
  };
  const share = async (choice: string): Promise<void> => {
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await page.getByRole('menuitem', { name: choice }).click();
  };

  /** The scripts that the page loaded before this chunk, or all of its scripts if the chunk hasn’t loaded yet. */
  const scriptsBefore = async (chunk: string): Promise<string[]> => {
    const loaded = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => name.endsWith('.js')),
    );
    const end = loaded.findIndex((name) => name.includes(`/${chunk}-`));
    return end < 0 ? loaded : loaded.slice(0, end);
  };

  // Proves page-path, dashboard-sidebar-six-tabs-five-in, dashboard-welcome-back-first-name, dashboard-four-figures,
  // dashboard-five-newest-items-type-date.
  it('every tab opens by name and by URL; the overview has counts and the five newest stories and videos', async () => {
    await page.getByText('Nothing here yet').waitFor();
    expect(await factOf('Total Videos').textContent()).toBe('0');
    expect(await scriptsBefore('create-video-dialog')).not.toContainEqual(
      expect.stringContaining('/reader-'),
    );
    await giveManyStories(id, 4);
    const film = await givePlayableFilm(id, 'A Film of Mine');
    await figures().count({ ownerId: id, videoId: film }, 'plays', now());
    await giveGeneratingVideo(id, 'A Film to Come');
    for (const name of ['My Stories', 'My Videos', 'My Media', 'Analytics', 'Settings']) await open(name);
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
    await page.getByRole('link', { name: 'Overview' }).click();
    await page.getByRole('heading', { level: 1, name: 'Welcome back, Grace' }).waitFor();
    await page.getByRole('listitem').filter({ hasText: 'A Film to Come' }).first().waitFor();
    expect(await factOf('Total Videos').textContent()).toBe('2');
    expect(await factOf('Total Stories').textContent()).toBe('6');
    expect(await factOf('Total Views').textContent()).toBe('1');
    expect(await factOf('Credits Used').textContent()).toBe('20');
    const rows = await page.locator('.activity-list > li').allTextContents();
    expect(rows).toHaveLength(5);
    // A video and its story have the same timestamp, so either may come first.
    const [written, coming] = rows.slice(0, 2).toSorted();
    expect(written).toMatch(/^A Film to ComeStory · .+Written$/u);
    expect(coming).toMatch(/^A Film to ComeVideo · .+Generating$/u);
    expect(rows.slice(2, 4).toSorted()[1]).toMatch(/^A Film of MineVideo · .+Completed$/u);
    expect(rows[4]).toMatch(/^Story 3Story/u);
    await page.goto('/dashboard/nothing-here');
    await page.waitForURL(`${url}/`);
  });

  // Proves state-lists-reload-tab-change.
  fullIt('lists reload when the tab changes', async () => {
    await open('My Stories');
    await page.getByText('No stories found').waitFor();
    await open('My Videos');
    await page.getByText('No videos found').waitFor();
    await giveStory(id, { title: 'Written Elsewhere' });
    await open('My Stories');
    await page.getByRole('button', { name: 'Written Elsewhere' }).waitFor();
    const [story] = takeFrom((await stories().list(id)).items);
    await open('Analytics');
    await stories().remove(id, story.id);
    await open('My Stories');
    await page.getByText('No stories found').waitFor();
  });

  // Proves dashboard-lists-load-scrolling-search-covers, listStories, listVideos.
  fullIt(
    '300 stories and videos can be scrolled, searched and filtered by status',
    async () => {
      await giveManyFilms(id, await givePlayableFilm(id, 'The First Film'), MANY - 1);
      await giveManyStories(id, MANY - 1);
      await page.reload();
      await expect.poll(() => factOf('Total Videos').textContent()).toBe(String(MANY));
      expect(await factOf('Total Stories').textContent()).toBe(String(MANY));
      await open('My Stories');
      const stepDown = async (): Promise<number> => {
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
        return page.getByRole('article').count();
      };
      await expect.poll(stepDown, { timeout: 60_000, interval: 100 }).toBe(MANY);
      await page
        .getByRole('searchbox', { name: 'Search stories' })
        .or(page.getByLabel('Search stories'))
        .first()
        .fill('story 7');
      await expect.poll(() => page.getByRole('article').count()).toBe(11);
      await open('My Videos');
      await page.getByLabel('Search videos').fill('THE FIRST film ');
      await page.getByRole('button', { name: 'The First Film', exact: true }).waitFor();
      expect(await page.getByRole('article').count()).toBe(1);
      await page.getByLabel('Search videos').fill('');
      await page.getByLabel('Status').selectOption({ label: 'Failed' });
      await expect.poll(() => page.getByRole('article').count()).toBe(30);
      await page.getByLabel('Status').selectOption({ label: 'Generating' });
      await page.getByText('No videos found').waitFor();
      await page.getByLabel('Status').selectOption({ label: 'All Status' });
      await page.getByLabel('Search videos').fill('nothing of this name');
      await page.getByText('No videos match your search.').waitFor();
    },
    120_000,
  );

  // Proves dashboard-figures-count-real-events-dash, recordEvent.
  fullIt(
    'the owner’s plays aren’t counted, whether in the player or through the link; a viewer’s play appears in views and analytics',
    async () => {
      const play = async (at: Page, events: readonly string[]): Promise<void> => {
        const reported = events.map((event) =>
          at.waitForResponse((answer) => answer.request().postData()?.includes(event) === true),
        );
        await at.getByRole('button', { name: 'Play', exact: true }).press('Space');
        for (const answer of await Promise.all(reported)) expect(answer.status()).toBe(200);
      };
      const dayNow = async () => (await figures().days(id, '2000-01-01', '2999-01-01'))[0];
      await open('Analytics');
      await page.getByText('No data yet').waitFor();
      const videoId = await givePlayableFilm(id, 'A Short Film');
      await open('My Videos');
      const dialog = await openFilm('A Short Film');
      await dialog.getByText('Adam').waitFor();
      await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0.2);
      await dialog.getByRole('button', { name: 'Close', exact: true }).click();
      await page.getByRole('article').getByText('0 views').waitFor();
      const answer = await page.evaluate(async (path) => {
        const headers = { 'content-type': 'application/json' };
        return (await fetch(path, { method: 'POST', headers, body: '{"event":"play"}' })).status;
      }, `/api/videos/${videoId}/events`);
      expect(answer).toBe(200);
      expect(await dayNow()).toBeUndefined();

      const link = `/watch/${await shares().share({ ownerId: id, videoId }, now())}`;
      await page.goto(link);
      await play(page, ['play']);
      expect(await dayNow()).toMatchObject({ shares: 1, plays: 0, completions: 0 });
      const viewer = await openAnotherTab({ viewport });
      await viewer.page.goto(link);
      await play(viewer.page, ['play', 'complete']);
      await viewer.close();
      expect(await dayNow()).toMatchObject({ shares: 1, plays: 1, completions: 1 });

      await page.goto('/dashboard/videos');
      await page.getByRole('article').getByText('1 views').waitFor();
      await open('Analytics');
      await page.getByText('1 view in the last 7 days, none in the week before').waitFor();
      expect(await factOf('Completion rate').textContent()).toBe('100%');
      expect(await factOf('Growth').textContent()).toBe('—');
      expect(await factOf('Days active').textContent()).toBe('1');
    },
  );

  // Proves dashboard-four-time-ranges, dashboard-choosing-another-range, readAnalytics.
  it('analytics shows the figures for the chosen range in a chart, a sentence and a table', async () => {
    await giveFigures();
    await open('Analytics');
    await page.getByText('Views rose 100% from the week before').waitFor();
    expect(await factOf('Completion rate').textContent()).toBe('75%');
    expect(await page.getByRole('table').first().getByRole('row').count()).toBe(8);
    expect(await page.locator('.bar-chart__bar--plays').count()).toBe(7);
    await page.getByText('No shares in the last 7 days.').waitFor();
    await page.getByRole('radio', { name: /^7d/u }).focus();
    await page.keyboard.press('ArrowRight');
    await page.getByText('Views rose 500% from the previous 30 days').waitFor();
    expect(page.url()).toContain('range=30d');
    await page.getByRole('radio', { name: /^1y/u }).check({ force: true });
    await page.getByText('7 views in the last year, none in the year before').waitFor();
    expect(await page.getByRole('table').first().getByRole('row').last().textContent()).toMatch(/ – .*43/u);
  });

  // Proves dashboard-choosing-another-range.
  fullIt(
    'the analytics screen keeps its range across a reload, and recovers from a lost connection',
    async () => {
      await giveFigures();
      await page.goto('/dashboard/analytics?range=30d');
      await page.getByText('Views rose 500% from the previous 30 days').waitFor();
      await page.reload();
      await page.getByText('Views rose 500% from the previous 30 days').waitFor();
      await tab.context.setOffline(true);
      await page.getByRole('radio', { name: /^90d/u }).check({ force: true });
      await page.getByText('We couldn’t load your analytics').waitFor();
      await tab.context.setOffline(false);
      await page
        .getByRole('button', { name: 'Try Again' })
        .click({ timeout: 2000 })
        .catch(() => undefined);
      await page.getByText('7 views in the last 90 days, none in the previous 90 days').waitFor();
    },
  );

  /** Shares the film whose dialog is open, and returns its link. */
  const copyLink = async (): Promise<string> => {
    await share('Copy Link');
    expect((await dismissToast(page))[0]).toBe('Link copied');
    return page.evaluate(() => navigator.clipboard.readText());
  };

  // Proves dialog-player-share-menu, shareVideo, unshareVideo.
  it('a creator shares a video by link, then stops sharing it, and the link no longer shows it', async () => {
    await tab.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await givePlayableFilm(id, 'A Film to Take Back');
    await open('My Videos');
    await openFilm('A Film to Take Back');
    const link = await copyLink();
    expect(link).toMatch(new RegExp(`^${url}/watch/[\\w-]{22,}$`, 'u'));
    expect((await page.request.get(link)).status()).toBe(200);
    await share('Stop Sharing');
    const question = page.getByRole('alertdialog');
    await question.getByText(/Its link stops working within a minute/u).waitFor();
    await question.getByRole('button', { name: 'Stop Sharing' }).click();
    expect((await dismissToast(page))[0]).toBe('Sharing stopped');
    expect((await page.request.get(link)).status()).toBe(404);
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    expect(await page.getByRole('menuitem').allTextContents()).not.toContain('Stop Sharing');
  });

  // Proves dialog-player-share-menu, shareVideo, message-share-failed, constant-share-window-600-400.
  fullIt(
    'sharing to a platform opens that platform’s window, and a failed share shows an error',
    async () => {
      await tab.context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await givePlayableFilm(id, 'A Film to Share');
      await open('My Videos');
      await openFilm('A Film to Share');
      const link = await copyLink();
      await page.evaluate(() => {
        const popups: (string | undefined)[] = [];
        Object.assign(globalThis, { popups });
        const reallyOpen = globalThis.open.bind(globalThis);
        globalThis.open = (address, target, features) => {
          popups.push(features);
          return reallyOpen(address, target, features);
        };
      });
      for (const [choice, host] of [
        ['Twitter', 'twitter.com'],
        ['Facebook', 'www.facebook.com'],
        ['LinkedIn', 'www.linkedin.com'],
      ] as const) {
        const [request, popup] = await Promise.all([
          tab.context.waitForEvent('request', (sent) => new URL(sent.url()).host === host),
          page.waitForEvent('popup'),
          share(choice),
        ]);
        expect(new URL(request.url()).search).toContain(encodeURIComponent(link));
        expect(request.frame().page()).toBe(popup);
        await popup.close();
      }
      const popups = await page.evaluate((): string[] => Reflect.get(globalThis, 'popups'));
      expect(popups.map((features) => /width=600,height=400/u.test(features))).toEqual([true, true, true]);
      const [video] = (await videos().list(id)).items;
      expect(video?.shares).toBe(4);
      await videos().withdraw(id, defined(video).id, now());
      await share('Twitter');
      const failed = ['Share failed', 'There was an error sharing the video. Please try again.'];
      expect(await dismissToast(page)).toEqual(failed);
      await share('Copy Link');
      expect(await dismissToast(page)).toEqual(failed);
      expect(tab.pages()).toEqual([page]);
    },
  );
});
