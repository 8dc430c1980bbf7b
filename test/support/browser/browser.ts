import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';
import { isFullRun } from '#test/support/run/full-run.ts';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  // One process fewer to pass every frame through.
  '--in-process-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // One process for all pages of a site: a tenth less work than one for each.
  '--disable-site-isolation-trials',
  '--process-per-site',
  '--renderer-process-limit=1',
];
const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chromium-headless-shell',
];

/** This machine's Chromium: `CHROME_PATH`, or the first one on the path. */
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

/** The browser of this worker, for all its files; it ends with the worker. */
export const sharedBrowser = (): Promise<Browser> => (shared ??= launchBrowser());

/** Closes what a file left open in the shared browser, where it would go on working. */
export const closeTabs = async (): Promise<void> => {
  const contexts = (await shared)?.contexts() ?? [];
  await Promise.all(contexts.map((context) => context.close()));
};

export interface Tab {
  readonly context: BrowserContext;
  readonly page: Page;
  /** The page's problems so far: exceptions and console errors and warnings, except the expected ones. */
  problems(): string[];
  close(): Promise<void>;
}

const NOTED: readonly string[] = ['error', 'warning'];

/** A prerendered page is painted before its buttons work; tests wait for them as a person would. */
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
}

/**
 * A fresh browser profile with one page on `url`. The quick run reduces motion, so that screens settle at once; the
 * full run shows it.
 */
export async function openTab(
  browser: Browser,
  { url, expected = [], ...options }: TabOptions,
): Promise<Tab> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 1280, height: 800 },
    acceptDownloads: true,
    reducedMotion: isFullRun ? 'no-preference' : 'reduce',
    ...options,
  });
  const page = await context.newPage();
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
  return { context, page, problems: () => [...problems], close: () => context.close() };
}
