import type { Page } from 'playwright-core';
import type { Cast } from './cast.ts';

export type Role = 'nobody' | keyof Cast['people'];

/** Where the steps of a shot are played. */
export interface Stage {
  readonly page: Page;
  readonly cast: Cast;
  /** Makes the network of this page slow, or cut for addresses that match; undone after the shot. */
  slowDown(): Promise<void>;
  cutOff(...addresses: string[]): Promise<void>;
}

/** One picture: who looks, where, and what is done before it is taken. */
export interface Shot {
  readonly name: string;
  readonly as?: Role;
  readonly path: string;
  readonly steps?: (stage: Stage) => Promise<unknown>;
  /** The whole page, not only what fits the window. */
  readonly whole?: boolean;
}

/** Scrolls down once, so that everything that loads late is there, and up again. */
export const scrollThrough = async ({ page }: Pick<Stage, 'page'>): Promise<void> => {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += 400) {
      scrollTo(0, top);
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
    scrollTo(0, 0);
  });
  await page.evaluate(async () => {
    // A lazy picture that was passed by too fast would never be loaded.
    for (const image of document.images) image.loading = 'eager';
    await Promise.allSettled([...document.images].map((image) => image.decode()));
  });
};

/** Presses the button of this name. */
export const press =
  (name: string | RegExp) =>
  ({ page }: Stage): Promise<void> =>
    page.getByRole('button', { name }).first().click();
