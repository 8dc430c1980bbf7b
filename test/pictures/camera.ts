import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { waitUntilUsable } from '#test/support/browser/browser.ts';
import { signInBy } from '#test/support/browser/pages.ts';
import type { Cast } from './cast.ts';
import type { Role, Shot, Stage } from './shot.ts';

export interface Size {
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

export const THEMES = ['dark', 'light'] as const;
export type Theme = (typeof THEMES)[number];

export interface Camera {
  /** Takes a screenshot in each theme. Returns the file names and any faults. */
  take(shot: Shot, themes: readonly Theme[]): Promise<{ files: string[]; faults: string[] }>;
  close(): Promise<void>;
}

const STEP_LIMIT_MS = 15_000;
/** Windows narrower than this count as phones, with touch and without scrollbars. */
const PHONE_BELOW = 600;
const SLOW_MS = 60_000;
/** How long to wait after the steps for fonts, pictures and layout to settle, in milliseconds. */
const SETTLE_MS = 350;

/** Runs in the page: switches the theme as another tab would, so that Settings shows it as the chosen one. */
const chooseTheme = (theme: Theme): void => {
  const key = 'veilcast.theme';
  localStorage.setItem(key, theme);
  globalThis.dispatchEvent(new StorageEvent('storage', { key, newValue: theme }));
};

/** Makes the window as tall as the open dialog or the page, so that bars and sidebars are where they belong. */
const grow = async (page: Page, { width }: Size): Promise<void> => {
  const height = await page.evaluate(() => {
    const content = document.querySelector('dialog[open] .dialog__body');
    return content === null
      ? document.documentElement.scrollHeight
      : innerHeight + content.scrollHeight - content.clientHeight;
  });
  await page.setViewportSize({ width, height });
};

/** Takes screenshots at one window size, with a browser profile for each person. */
export const openCamera = async (
  browser: Browser,
  at: { url: string; cast: Cast; size: Size; folder: string },
): Promise<Camera> => {
  const { url, cast, size, folder } = at;
  const profiles = new Map<Role, BrowserContext>();

  const profileOf = async (role: Role): Promise<BrowserContext> => {
    const known = profiles.get(role);
    if (known !== undefined) return known;
    const context = await browser.newContext({
      baseURL: url,
      viewport: { width: size.width, height: size.height },
      reducedMotion: 'reduce',
      isMobile: size.width < PHONE_BELOW,
      hasTouch: size.width < PHONE_BELOW,
    });
    context.setDefaultTimeout(STEP_LIMIT_MS);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    profiles.set(role, context);
    if (role === 'nobody') return context;
    const page = await context.newPage();
    await signInBy(page, cast.people[role]);
    await page.close();
    return context;
  };

  const play = async (shot: Shot, context: BrowserContext, themes: readonly Theme[]) => {
    const page = await context.newPage();
    const devTools = await context.newCDPSession(page);
    const stage: Stage = {
      page,
      cast,
      slowDown: async () => {
        await devTools.send('Network.enable');
        await devTools.send('Network.emulateNetworkConditions', {
          offline: false,
          latency: SLOW_MS,
          downloadThroughput: -1,
          uploadThroughput: -1,
        });
      },
      cutOff: async (...urls) => {
        await devTools.send('Network.enable');
        await devTools.send('Network.setBlockedURLs', { urls });
      },
    };
    const files: string[] = [];
    const faults: string[] = [];
    try {
      await page.goto(shot.path.replace('/watch/:shared', cast.sharedPath));
      await waitUntilUsable(page);
      await shot.steps?.(stage);
    } catch (error) {
      faults.push(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error));
    }
    for (const theme of themes) {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await page.evaluate(chooseTheme, theme);
      await page.waitForTimeout(SETTLE_MS);
      const file = `${shot.name}.${size.name}.${theme}.png`;
      if (shot.whole === true) await grow(page, size);
      await page.screenshot({ path: join(folder, file) });
      files.push(file);
    }
    const isTooWide = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    );
    if (isTooWide) faults.push('the page scrolls horizontally');
    await page.evaluate(() => {
      const isLeft = (key: string) => key === 'veilcast.settings' || key.startsWith('veilcast.draft.');
      for (const key of Object.keys(localStorage).filter(isLeft)) localStorage.removeItem(key);
    });
    await page.close();
    await context.setOffline(false);
    return { files, faults };
  };

  return {
    take: async (shot, themes) => play(shot, await profileOf(shot.as ?? 'nobody'), themes),
    close: async () => {
      for (const context of profiles.values()) await context.close();
    },
  };
};
