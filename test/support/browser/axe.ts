import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { isFullRun } from '#test/support/run/full-run.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** WCAG 2.2 levels A and AA, plus best practices. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'] as const;

interface Axe {
  run(options: object): Promise<{ violations: { id: string; nodes: { target: string[] }[] }[] }>;
}

/** The current screen’s axe violations as "rule: element", plus a note if the page scrolls horizontally. */
export const faultsOf = async (page: Page): Promise<string[]> => {
  // A screen that is still loading has no heading.
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  return page.evaluate(
    async (tags) => {
      const axe: Axe = Reflect.get(globalThis, 'axe');
      // The WCAG 2.2 rule on target size is off by default in axe.
      const { violations } = await axe.run({
        runOnly: tags,
        rules: { 'target-size': { enabled: true } },
        // Building selectors for every element that passes would take up most of the running time.
        resultTypes: ['violations'],
        // With preloading, axe would fetch the stylesheets again, and log a warning when offline.
        preload: navigator.onLine,
      });
      const found = violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
      );
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth > clientWidth ? [...found, 'the page scrolls horizontally'] : found;
    },
    [...TAGS],
  );
};

/**
 * In the full run, fails if the screen has violations; the quick run checks only the screens in the
 * `accessible-*` files.
 */
export const expectAccessible = async (page: Page): Promise<void> => {
  if (isFullRun) expect(await faultsOf(page)).toEqual([]);
};
