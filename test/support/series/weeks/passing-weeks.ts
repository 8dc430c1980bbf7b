import { rm } from 'node:fs/promises';
import type { Page, ViewportSize } from 'playwright-core';
import type * as z from 'zod/mini';
import { Mailbox } from '#local/aws/ses/mailbox.ts';
import { openTab, sharedBrowser, type Tab } from '#test/support/browser/browser.ts';
import {
  type Product,
  SMALL_PICTURES,
  startAgain,
  startProduct,
} from '#test/support/cloud/product-process.ts';

const DAY_MS = 86_400_000;
/** All users in a test share one IP address. */
const ENV = { CALL_LIMIT_FACTOR: '1000', ...SMALL_PICTURES };

/** A separate instance of the product whose clock can be moved, and a tab in which a creator uses it. */
export class PassingWeeks {
  #product: Product;
  readonly tab: Tab;

  private constructor(product: Product, tab: Tab) {
    this.#product = product;
    this.tab = tab;
  }

  static async begin(viewport: ViewportSize): Promise<PassingWeeks> {
    const product = await startProduct({ env: ENV });
    const tab = await openTab(await sharedBrowser(), {
      url: product.url,
      viewport,
      timezoneId: 'UTC',
      reducedMotion: 'reduce',
    });
    return new PassingWeeks(product, tab);
  }

  get page(): Page {
    return this.tab.page;
  }

  /** The product instance that was started last. */
  get product(): Product {
    return this.#product;
  }

  get dataDir(): string {
    return this.#product.dataDir;
  }

  /** Stops the product, starts it again at this time, in milliseconds since 1970, and starts what is due by then. */
  async goOnAt(time: number): Promise<void> {
    await this.page.goto('about:blank');
    await this.#product.stop();
    const env = { ...ENV, VEILCAST_DAYS_AHEAD: String((time - Date.now()) / DAY_MS) };
    this.#product = await startAgain(this.dataDir, Number(new URL(this.#product.url).port), env);
    await this.#product.runDuties();
  }

  /** Sends a GET request for a path below `/api` as the creator, and returns the response. */
  async read<S extends z.ZodMiniType>(path: string, schema: S): Promise<z.output<S>> {
    return schema.parse(await (await this.page.request.get(`/api/${path}`)).json());
  }

  async countVideos(): Promise<number> {
    const videos: unknown[] = await (await this.page.request.get('/api/videos')).json();
    return videos.length;
  }

  /** Sends all waiting letters, and returns those that ask the creator for an answer, newest first. */
  async letters() {
    await this.#product.runDuties();
    return new Mailbox(this.dataDir).list().filter(({ subject }) => subject.endsWith('is waiting for you'));
  }

  async end(): Promise<void> {
    await this.tab.close();
    await this.#product.stop();
    await rm(this.dataDir, { recursive: true, force: true });
  }
}
