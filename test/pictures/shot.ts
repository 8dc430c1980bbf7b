import type { Page } from 'playwright-core';
import type { Cast } from './cast.ts';

export type Role = 'nobody' | keyof Cast['people'];

/** The page and helpers for the steps of a shot. */
export interface Stage {
  readonly page: Page;
  readonly cast: Cast;
  /** Slows the page's network down, or blocks matching URLs, until the shot is taken. */
  slowDown(): Promise<void>;
  cutOff(...addresses: string[]): Promise<void>;
}

/** One picture: the user, the path and the steps before it is taken. */
export interface Shot {
  readonly name: string;
  readonly as?: Role;
  readonly path: string;
  readonly steps?: (stage: Stage) => Promise<unknown>;
  /** Captures the whole page or dialog instead of the window. */
  readonly whole?: boolean;
}

/** Scrolls down and up again, so that lazy content loads. */
export const scrollThrough = async ({ page }: Pick<Stage, 'page'>): Promise<void> => {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += 400) {
      scrollTo(0, top);
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
    scrollTo(0, 0);
  });
  await page.evaluate(async () => {
    // A lazy image that was scrolled past too fast would never load.
    for (const image of document.images) image.loading = 'eager';
    await Promise.allSettled([...document.images].map((image) => image.decode()));
  });
};

/** Presses the button with this name. */
export const press =
  (name: string | RegExp) =>
  ({ page }: Stage): Promise<void> =>
    page.getByRole('button', { name }).first().click();
