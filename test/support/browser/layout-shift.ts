import type { Page } from 'playwright-core';

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Element | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

const DELIVERY_MS = 100;

/** The layout shift since the page started to load, and the elements that caused it. */
export const layoutShift = (page: Page): Promise<{ score: number; moved: string[] }> =>
  page.evaluate(async (deliveryMs) => {
    const entries: Shift[] = [];
    const observer = new PerformanceObserver((list) => {
      entries.push(...list.getEntries().filter((entry): entry is Shift => 'hadRecentInput' in entry));
    });
    observer.observe({ type: 'layout-shift', buffered: true });
    await new Promise((resolve) => setTimeout(resolve, deliveryMs));
    observer.disconnect();
    const shifts = entries.filter(({ hadRecentInput }) => !hadRecentInput);
    return {
      score: shifts.reduce((sum, { value }) => sum + value, 0),
      moved: shifts.flatMap(({ sources }) =>
        sources.map(
          ({ node, previousRect: from, currentRect: to }) =>
            `${node?.nodeName.toLowerCase() ?? 'gone'}.${node?.className ?? ''} from ${from.x},${from.y} ${from.width}×${from.height} to ${to.x},${to.y} ${to.width}×${to.height}`,
        ),
      ),
    };
  }, DELIVERY_MS);
