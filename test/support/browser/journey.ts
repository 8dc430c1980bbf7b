import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, expect, type RunnerTestCase } from 'vitest';
import { isUnderWay } from '#functions/domain/video/video-edit.ts';
import { videos } from '#functions/wiring/stores.ts';
import { signInQuietly } from '#test/support/browser/signed-in.ts';
import { cloudLogSince } from '#test/support/cloud/cloud-log.ts';
import { clearScriptedFaults } from '#test/support/cloud/faults.ts';
import { newPerson, useCloudEnvironment } from '#test/support/cloud/functions-here.ts';
import { sharedCloud } from '#test/support/cloud/shared-cloud.ts';
import { isFullRun } from '#test/support/run/full-run.ts';
import { faultsOf } from './axe.ts';
import { EVIDENCE, openTab, sharedBrowser, type Tab, type TabOptions } from './browser.ts';

/** The tab that the current test uses; a worker runs one test at a time. */
export let tab: Tab;
/** The page in the current test’s tab. */
export let page: Page;
/** The user id of the creator who is signed in for the current test. */
export let id: string;

const SNAPSHOT_MS = 5000;

/** Saves what the cloud logged during a test, and returns the path where the browser’s trace belongs. */
const keepEvidence = async (task: RunnerTestCase): Promise<string | undefined> => {
  if (EVIDENCE === undefined) return undefined;
  const folder = join(EVIDENCE, task.id);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'test.txt'), `${task.file.filepath}\n${task.fullTestName}\n`);
  const lines = await cloudLogSince(sharedCloud().dataDir, new Date(task.result?.startTime ?? 0));
  await writeFile(join(folder, 'cloud.ndjson'), lines.join('\n'));
  return join(folder, 'trace.zip');
};

type Options = Omit<TabOptions, 'url'>;

/** Opens one more tab of the shared cloud's site, in its own profile. */
export const openAnotherTab = async (options: Options = {}): Promise<Tab> =>
  openTab(await sharedBrowser(), { url: sharedCloud().url, ...options });

/** The content of a page, for the report on a test that failed on it. */
const shownBy = async (shown: Page): Promise<string> =>
  `The page at ${shown.url()} showed:\n${await shown.locator('body').ariaSnapshot({ timeout: SNAPSHOT_MS })}`;

/** Closes a test’s tab and checks that it had no problems; a failing test reports what was on its page. */
export const closeTab = async (used: Tab, task: RunnerTestCase): Promise<void> => {
  const isGood = task.result?.state !== 'fail' && used.problems().length === 0;
  const shown = isGood ? undefined : await shownBy(used.page);
  await used.close(isGood ? undefined : await keepEvidence(task));
  expect(used.problems()).toEqual([]);
  if (shown !== undefined) throw new Error(shown);
};

/**
 * Opens a new tab for each test, and closes it with `closeTab`. Scripted faults are cleared after each test.
 */
export const openTabForEach = (options: Options = {}): void => {
  useCloudEnvironment();
  beforeEach(async () => {
    tab = await openAnotherTab(options);
    page = tab.page;
  });
  afterEach(async ({ task }) => {
    await clearScriptedFaults();
    await closeTab(tab, task);
  });
};

interface SignedInOptions extends Options {
  /**
   * The path to open. If it is omitted, the test opens the first page itself; that page must be a dashboard screen,
   * because public pages treat the creator as a visitor until a dashboard screen has been opened.
   */
  readonly at?: string;
  readonly name?: string;
}

/** Like `openTabForEach`, but signs in a new creator and withdraws their unfinished videos after the test. */
export const signInForEach = ({ at, name = 'Grace Hopper', ...options }: SignedInOptions): void => {
  openTabForEach(options);
  beforeEach(async () => {
    ({ id } = await signInQuietly(page, newPerson(name)));
    if (at === undefined) return;
    await page.goto(at);
    await page.locator('#content h1').first().waitFor();
  });
  afterEach(async () => {
    const { items } = await videos().list(id);
    for (const video of items.filter(isUnderWay)) await videos().withdraw(id, video.id, new Date());
  });
};

/**
 * Checks screens for accessibility violations; each test fails if any screen it examined has one. The quick
 * run examines screens only where `always` is set: the main screens, in the `accessible-*` files.
 */
export const lookInEach = ({ always = false } = {}) => {
  const looks = isFullRun || always;
  let faults: Record<string, string[]> = {};
  beforeEach(() => {
    faults = {};
  });
  afterEach(() => expect(faults).toEqual({}));
  return async (name: string): Promise<void> => {
    const found = looks ? await faultsOf(page) : [];
    if (found.length > 0) faults[name] = found;
  };
};
