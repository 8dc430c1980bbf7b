import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type CDPSession,
  chromium,
  type Page,
} from 'playwright-core';
import { isFullRun } from '#test/support/run/full-run.ts';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  // This way each frame passes through one process fewer.
  '--in-process-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // One process for all pages of a site, which uses 10 % less processor time than one process per page.
  '--disable-site-isolation-trials',
  '--process-per-site',
  '--renderer-process-limit=1',
  // A fake microphone that beeps and doesn’t trigger a permission prompt.
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
];
const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chromium-headless-shell',
];

/** This machine’s Chromium: the one at `CHROME_PATH`, or the first one found on the PATH. */
export function findChromium(): string {
  const onPath = (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)));
  const found = [process.env['CHROME_PATH'] ?? '', ...onPath].find((path) => path !== '' && existsSync(path));
  if (!found) throw new Error('Chromium is missing: run npm test, which installs it, or set CHROME_PATH.');
  return found;
}

export const launchBrowser = (flags: readonly string[] = []): Promise<Browser> =>
  chromium.launch({ executablePath: findChromium(), args: [...FLAGS, ...flags] });

let shared: Promise<Browser> | undefined;
const idle: Profile[] = [];

/**
 * The browser shared by all test files of this worker. It closes when the worker exits; if it crashes, the next file
 * gets a new one.
 */
export const sharedBrowser = (): Promise<Browser> => {
  shared ??= launchBrowser().then((browser) =>
    browser.once('disconnected', () => {
      shared = undefined;
      idle.length = 0;
    }),
  );
  return shared;
};

/** The folder for evidence from failing tests; if it is not set, nothing is recorded. */
export const EVIDENCE = process.env['VEILCAST_EVIDENCE'];

export interface Tab {
  readonly context: BrowserContext;
  readonly page: Page;
  /** The page and any windows that it has opened. */
  pages(): readonly Page[];
  /** The problems seen on the page so far: exceptions, console errors and warnings, except the expected ones. */
  problems(): string[];
  /**
   * Closes the tab. `trace` is the file that receives the recording: actions, page snapshots, console and network.
   */
  close(trace?: string): Promise<void>;
}

const startTrace = async (context: BrowserContext): Promise<void> => {
  if (EVIDENCE !== undefined) await context.tracing.start({ snapshots: true, screenshots: true });
};

const endTrace = async (context: BrowserContext, path: string | undefined): Promise<void> => {
  if (EVIDENCE === undefined) return;
  await context.tracing.stop(path === undefined ? {} : { path });
};

const NOTED: readonly string[] = ['error', 'warning'];

/** A prerendered page appears before its buttons work, so tests wait for the buttons as a person would. */
export const waitUntilUsable = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    () =>
      document.querySelector('script[data-app]') === null ||
      performance.getEntriesByName('usable').length > 0,
  );

export interface TabOptions extends BrowserContextOptions {
  readonly url: string;
  /** Console messages that match one of these are not problems. */
  readonly expected?: readonly RegExp[];
  /** The theme chosen in this browser. */
  readonly theme?: 'dark' | 'light';
  /**
   * Whether the test changes its browser profile in a way that can’t be undone, for example by stopping the clock.
   */
  readonly ownProfile?: boolean;
}

/** The quick run reduces motion, so that screens settle immediately; the full run shows all motion. */
const MOTION = isFullRun ? 'no-preference' : 'reduce';
const VIEWPORT = { width: 1280, height: 800 };
const ZONE = { timezoneId: 'UTC' };

/**
 * A browser profile that tests use one after another. One page stays open in it, so that the process with the site’s
 * compiled code stays alive and the files stay cached.
 */
interface Profile {
  readonly context: BrowserContext;
  readonly keeper: Page;
  readonly session: CDPSession;
  readonly origin: string;
}

const newProfile = async (browser: Browser, url: string): Promise<Profile> => {
  const context = await browser.newContext({ baseURL: url, acceptDownloads: true, ...ZONE });
  const keeper = await context.newPage();
  await keeper.goto('/robots.txt');
  return { context, keeper, session: await context.newCDPSession(keeper), origin: new URL(url).origin };
};

/** Everything that a test leaves in a profile, except the caches that keep the browser fast. */
const STORED = 'local_storage,indexeddb,cache_storage,service_workers,file_systems,websql,shared_storage';

/** Resets a profile for the next test. */
const clear = async ({ context, keeper, session, origin }: Profile): Promise<void> => {
  const others = context.pages().filter((page) => page !== keeper);
  await Promise.all(others.map((page) => page.close()));
  await Promise.all([
    context.clearCookies(),
    context.clearPermissions(),
    context.setOffline(false),
    session.send('Storage.clearDataForOrigin', { origin, storageTypes: STORED }),
  ]);
};

/** Options that can be applied to a tab in an existing profile; any other option needs a new profile. */
const LATER = new Set(['url', 'expected', 'theme', 'viewport', 'colorScheme', 'reducedMotion']);

/** Watches a page for problems, and makes `goto` wait until the page is usable. */
const watched = (page: Page, expected: readonly RegExp[]): string[] => {
  const usable =
    <A extends unknown[], R>(go: (...where: A) => Promise<R>) =>
    async (...where: A): Promise<R> => {
      const response = await go(...where);
      await waitUntilUsable(page);
      return response;
    };
  page.goto = usable(page.goto.bind(page));
  page.goBack = usable(page.goBack.bind(page));
  const problems: string[] = [];
  const note = (text: string): void => {
    if (!expected.some((pattern) => pattern.test(text))) problems.push(text);
  };
  page.on('console', (message) => {
    if (NOTED.includes(message.type()))
      note(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => note(`${error.name}: ${error.message}`));
  return problems;
};

const THEME_KEY = 'veilcast.theme';

/** Opens a tab on `url` in a new profile, which is removed when the tab closes. */
const openFresh = async (
  browser: Browser,
  { url, expected = [], theme, ownProfile: _ownProfile, ...options }: TabOptions,
): Promise<Tab> => {
  const localStorage = theme === undefined ? [] : [{ name: THEME_KEY, value: theme }];
  const context = await browser.newContext({
    baseURL: url,
    viewport: VIEWPORT,
    acceptDownloads: true,
    reducedMotion: MOTION,
    ...ZONE,
    storageState: { cookies: [], origins: [{ origin: url, localStorage }] },
    ...options,
  });
  await startTrace(context);
  const page = await context.newPage();
  const problems = watched(page, expected);
  return {
    context,
    page,
    pages: () => context.pages(),
    problems: () => [...problems],
    close: async (trace) => {
      await endTrace(context, trace);
      await context.close();
    },
  };
};

/**
 * Opens a tab on `url` without cookies or stored data. Reuses an idle profile of the shared browser, with its cache
 * and compiled code, unless the options require a separate profile.
 */
export async function openTab(browser: Browser, options: TabOptions): Promise<Tab> {
  if (browser !== (await shared) || Object.keys(options).some((name) => !LATER.has(name)))
    return openFresh(browser, options);
  const {
    url,
    expected = [],
    viewport = VIEWPORT,
    colorScheme = null,
    reducedMotion = MOTION,
    theme,
  } = options;
  const { origin } = new URL(url);
  const at = idle.findIndex((profile) => profile.origin === origin);
  const profile = idle.splice(at, at === -1 ? 0 : 1)[0] ?? (await newProfile(browser, url));
  const { context, keeper } = profile;
  if (theme !== undefined)
    await keeper.evaluate(([key, value]) => localStorage.setItem(key, value), [THEME_KEY, theme] as const);
  await startTrace(context);
  const page = await context.newPage();
  if (viewport !== null) await page.setViewportSize(viewport);
  await page.emulateMedia({ reducedMotion, colorScheme });
  const problems = watched(page, expected);
  return {
    context,
    page,
    pages: () => context.pages().filter((one) => one !== keeper),
    problems: () => [...problems],
    close: async (trace) => {
      await endTrace(context, trace);
      await clear(profile);
      idle.push(profile);
    },
  };
}

/** Closes the tabs that a test file left open in the shared browser, because they would keep running. */
export const closeTabs = async (): Promise<void> => {
  const kept = new Set(idle.map(({ context }) => context));
  const contexts = ((await shared)?.contexts() ?? []).filter((context) => !kept.has(context));
  await Promise.all(contexts.map((context) => context.close()));
};
