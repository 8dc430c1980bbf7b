import type { Page } from 'playwright-core';

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Element | null }[];
}

/** How much moved by itself since the page began to load, and what. */
export const layoutShift = (page: Page): Promise<{ score: number; moved: string[] }> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const observer = new PerformanceObserver(() => undefined);
        observer.observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => {
          const shifts = (observer.takeRecords() as Shift[]).filter(({ hadRecentInput }) => !hadRecentInput);
          resolve({
            score: shifts.reduce((sum, { value }) => sum + value, 0),
            moved: shifts.flatMap(({ sources }) =>
              sources.map(({ node }) => `${node?.nodeName.toLowerCase() ?? 'gone'}.${node?.className ?? ''}`),
            ),
          });
        }, 0);
      }),
  );
