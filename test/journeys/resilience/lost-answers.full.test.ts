import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storyStore } from '#functions/store/stories/story-store.ts';
import { videoStore } from '#functions/store/videos/video-store.ts';
import { now } from '#functions/wiring/clock.ts';
import { openTab, sharedBrowser, type Tab } from '#test/support/browser/browser.ts';
import { answerAlert, meIn, myId, partsLoaded, signInBy } from '#test/support/browser/pages.ts';
import { type Product, startAgain, startProduct } from '#test/support/cloud/product-process.ts';
import { defined } from '#test/support/values.ts';

const PROVOKED = [/status of 401/u, /ERR_(?:CONNECTION|EMPTY_RESPONSE|SOCKET|NETWORK)/u, /Failed to fetch/u];
/**
 * Nothing renders here: no scheduled duty runs, and interrupted executions find that their video was
 * withdrawn.
 */
const ENV = { VEILCAST_DUTIES_MS: '3600000' };

let browser: Browser;
let product: Product;
let tab: Tab;
let page: Page;
let id: string;
beforeAll(async () => {
  browser = await sharedBrowser();
  product = await startProduct({ env: ENV });
  tab = await openTab(browser, { url: product.url, expected: PROVOKED });
  page = tab.page;
  await signInBy(page, { name: 'Grace Hopper', email: 'grace@example.com' });
  await partsLoaded(page);
  id = await myId(page);
});
afterAll(async () => {
  await product.stop();
  await rm(product.dataDir, { recursive: true, force: true });
});

const storesOf = ({ standIns, env }: Product) => {
  const client = new DynamoDBClient({
    endpoint: standIns.dynamodb,
    region: 'us-east-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  });
  const table = { client: DynamoDBDocumentClient.from(client), name: env['TABLE_NAME'] ?? '' };
  return { stories: storyStore(table, now), videos: videoStore(table) };
};
const made = async () => {
  const { stories, videos } = storesOf(product);
  const [written, filmed] = await Promise.all([stories.list(id), videos.list(id)]);
  return { stories: written.items, videos: filmed.items };
};

/**
 * Delays the next calls to a stand-in. Delaying only one would not be enough, because other functions read
 * secrets too.
 */
const slow = async (party: 'secrets' | 'stepFunctions', call: string): Promise<void> => {
  const body = JSON.stringify({
    call,
    faults: Array.from({ length: 20 }, () => ({ kind: 'slow', delayMs: 1500 })),
  });
  await fetch(new URL('/__faults', product.standIns[party]), { method: 'POST', body });
};

/**
 * Loses the response to a request. The functions finish while the gateway is suspended; then the gateway is
 * killed, and their response is lost with it.
 */
const loseAnswer = async (send: () => Promise<void>, isDone: () => Promise<boolean>): Promise<void> => {
  const reached = page.waitForRequest((request) => request.method() === 'POST');
  await send();
  await reached;
  await page.waitForTimeout(300);
  product.process.kill('SIGSTOP');
  await expect.poll(isDone, { timeout: 20_000 }).toBe(true);
  const exit = once(product.process, 'exit');
  product.process.kill('SIGKILL');
  await exit;
};

const restart = async (): Promise<void> => {
  product = await startAgain(product.dataDir, Number(new URL(product.url).port), ENV);
};

describe('a lost response', () => {
  it('creates no second story: retrying from any dialog returns the first one', async () => {
    const writer = page.getByRole('dialog', { name: 'Create New Story' });
    await slow('secrets', 'GetSecretValue');
    await page.getByRole('button', { name: 'Write New Story' }).click();
    await writer.getByRole('textbox').fill('A ferry that carries only letters');
    await loseAnswer(
      () => writer.getByRole('button', { name: 'Generate Story' }).click(),
      async () => (await made()).stories.length === 1,
    );
    expect(await answerAlert(page)).toBe('Failed to generate story. Please try again.');
    await writer.getByRole('button', { name: 'Cancel' }).click();
    await restart();
    await page.getByRole('button', { name: 'Write New Story' }).click();
    expect(await writer.getByRole('textbox').inputValue()).toBe('A ferry that carries only letters');
    await writer.getByRole('button', { name: 'Generate Story' }).click();
    const [written, ...others] = (await made()).stories;
    await page.getByRole('dialog', { name: defined(written).title }).waitFor();
    expect(others).toEqual([]);
    expect((await made()).stories).toHaveLength(1);
  });

  it('creates no second video and charges no extra credits', async () => {
    await page.getByRole('button', { name: 'Create Video from Story' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create Video from Story' });
    await dialog.getByRole('radio', { name: /^Adam/u, includeHidden: true }).waitFor({ state: 'attached' });
    const create = dialog.getByRole('button', { name: 'Create Video', exact: true });
    await slow('stepFunctions', 'StartExecution');
    await loseAnswer(
      () => create.click(),
      async () => (await made()).videos.length === 1,
    );
    expect(await answerAlert(page)).toMatch(/^Failed to create video: We couldn’t reach Veilcast\./u);
    await restart();
    await create.click();
    expect(await answerAlert(page)).toBe('Video creation started! You can follow it in My Videos.');
    const { videos } = await made();
    expect(videos).toHaveLength(1);
    const { credits } = await meIn(page);
    expect(credits).toBe(20);
    await storesOf(product).videos.withdraw(id, defined(videos[0]).id, new Date());
    expect(tab.problems()).toEqual([]);
  });
});
