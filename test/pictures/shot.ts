import type { Page } from 'playwright-core';
import type { Cast } from './cast.ts';

export type Role = 'nobody' | keyof Cast['people'];

/** The page, and helpers for the steps before a screenshot. */
export interface Stage {
  readonly page: Page;
  readonly cast: Cast;
  /** Slows the page's network down, or blocks matching URLs, until the shot is taken. */
  slowDown(): Promise<void>;
  cutOff(...addresses: string[]): Promise<void>;
}

/** One screenshot: the user, the path, and the steps before it is taken. */
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
    // A lazy-loaded image would never load if the page scrolled past it too fast.
    for (const image of document.images) image.loading = 'eager';
    await Promise.allSettled([...document.images].map((image) => image.decode()));
  });
};

/** Presses the button with this name. */
export const press =
  (name: string | RegExp) =>
  ({ page }: Stage): Promise<void> =>
    page.getByRole('button', { name }).first().click();
