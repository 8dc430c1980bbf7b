import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** Everything WCAG 2.2 asks for at A and AA, and what is good practice beyond it. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'] as const;

interface Axe {
  run(options: object): Promise<{ violations: { id: string; nodes: { target: string[] }[] }[] }>;
}

/** What axe finds on what is shown now, as "rule: element"; and whether the page scrolls sideways. */
export const faultsOf = async (page: Page): Promise<string[]> => {
  // A screen that is still on its way has no heading yet.
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  return page.evaluate(
    async (tags) => {
      const { axe } = globalThis as unknown as { axe: Axe };
      // The size of targets is a rule of WCAG 2.2, which axe leaves off unless it is asked for.
      const { violations } = await axe.run({
        runOnly: tags,
        rules: { 'target-size': { enabled: true } },
        // It would ask for the styles again, and warns when there is no connection.
        preload: navigator.onLine,
      });
      const found = violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
      );
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth > clientWidth ? [...found, 'the page scrolls sideways'] : found;
    },
    [...TAGS],
  );
};

/** Looks at one thing after the other; `faults` keeps what was found, by the name of what was looked at. */
export const examiner = (page: Page) => {
  const faults: Record<string, string[]> = {};
  const look = async (name: string): Promise<void> => {
    const found = await faultsOf(page);
    if (found.length > 0) faults[name] = found;
  };
  return { faults, look };
};
