import lighthouse, { type RunnerResult } from 'lighthouse';
import { z } from 'zod';

/** Scores are from 0 to 100; times are in the units given in their names. */
export interface Figures {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly lcpSeconds: number;
  readonly cls: number;
  readonly tbtMs: number;
  /** Time to interactive: the page is drawn, and scripts and network are idle. */
  readonly interactiveSeconds: number;
}

export interface Transfer {
  readonly url: string;
  readonly kind: string;
}

const Transfers = z.object({
  items: z.array(z.object({ url: z.string(), resourceType: z.string() })),
});

/** The page's own start-up metrics. */
const Timings = z.object({ items: z.array(z.object({ name: z.string() })) });

export interface Report {
  readonly figures: Figures;
  readonly transfers: readonly Transfer[];
  /** The reasons why the page lost points, one sentence each. */
  readonly complaints: readonly string[];
  /** Lighthouse's full output. */
  readonly json: string;
}

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

const TRIES = 3;

/** On a busy machine the browser’s trace is sometimes unusable; in that case the page is visited again. */
const visit = async (url: string, port: number, tries = TRIES): Promise<RunnerResult> => {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: CATEGORIES,
    // Cookies stay, so that the dashboard has a session.
    clearStorageTypes: ['local_storage', 'file_systems', 'shader_cache', 'service_workers', 'cache_storage'],
  });
  if (result === undefined) throw new Error(`Lighthouse has no result for ${url}.`);
  const problem = result.lhr.runtimeError;
  if (problem === undefined) return result;
  if (tries === 1) throw new Error(`${url}: ${problem.message}`);
  return visit(url, port, tries - 1);
};

/**
 * Visits a page once, as if for the first time, using the Chromium that listens on `port`. Throws if the page redirects.
 */
export const auditPage = async (url: string, port: number): Promise<Report> => {
  const { lhr, report } = await visit(url, port);
  if (lhr.finalDisplayedUrl !== url) throw new Error(`${url} led to ${lhr.finalDisplayedUrl}.`);
  const { items: timings } = Timings.parse(lhr.audits['user-timings']?.details);
  if (!timings.some(({ name }) => name === 'usable')) throw new Error(`${url} never became interactive.`);
  const score = (id: string): number => Math.round((lhr.categories[id]?.score ?? 0) * 100);
  const value = (id: string): number => lhr.audits[id]?.numericValue ?? Number.NaN;
  const complaints = Object.values(lhr.categories).flatMap(({ title, auditRefs }) =>
    auditRefs
      .filter(({ id, weight }) => weight > 0 && title !== 'Performance' && (lhr.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${title}: ${lhr.audits[id]?.title}`),
  );
  const { items } = Transfers.parse(lhr.audits['network-requests']?.details);
  return {
    figures: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      lcpSeconds: value('largest-contentful-paint') / 1000,
      cls: value('cumulative-layout-shift'),
      tbtMs: value('total-blocking-time'),
      interactiveSeconds: value('interactive') / 1000,
    },
    transfers: items.map(({ url: address, resourceType }) => ({ url: address, kind: resourceType })),
    complaints,
    json: typeof report === 'string' ? report : report.join('\n'),
  };
};
