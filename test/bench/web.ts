/**
 * Loads the site as a phone on a slow network would and checks performance limits: `npm run bench -- web [--runs 3]
 * [page …]`. The site is served over TLS and HTTP/2, as CloudFront serves it. Uses Lighthouse with the mobile preset
 * and simulated throttling (1.6 Mbit/s, 150 ms, CPU four times slower), and takes the median of the runs.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { launch } from 'chrome-launcher';
import { chromium } from 'playwright-core';
import { startEdge } from '#test/support/bench/edge.ts';
import { gzipOf } from '#test/support/bench/gzip.ts';
import { auditPage, type Figures, type Report, type Transfer } from '#test/support/bench/lighthouse.ts';
import { runsAsked } from '#test/support/bench/run-bench.ts';
import { findChromium } from '#test/support/browser/browser.ts';
import { signInBy } from '#test/support/browser/pages.ts';
import { startProduct } from '#test/support/cloud/product-process.ts';

const RUNS = runsAsked(process.argv, 3);
const DASHBOARD = '/dashboard';
const ASKED = process.argv.slice(2).filter((argument) => argument.startsWith('/'));
const PAGES = ASKED.length > 0 ? ASKED : ['/', '/pricing', '/blog', DASHBOARD];
const OUT = new URL('../out/lighthouse/', import.meta.url);

interface Limit {
  readonly least?: number;
  readonly most?: number;
}

const LIMITS: Readonly<Record<keyof Figures, Limit>> = {
  performance: { least: 95 },
  accessibility: { least: 100 },
  bestPractices: { least: 100 },
  seo: { least: 100 },
  lcpSeconds: { most: 1.8 },
  cls: { most: 0.02 },
  tbtMs: {},
  interactiveSeconds: {},
};
/** Limits of single pages, which replace those of all pages; `script` and `css` are kilobytes of gzip. */
const PAGE_LIMITS: Readonly<Record<string, Partial<Record<keyof Figures | 'script' | 'css', Limit>>>> = {
  '/': { lcpSeconds: { most: 1 }, script: { most: 95 }, css: { most: 25 } },
  // Search engines don’t list the dashboard.
  [DASHBOARD]: { seo: {}, lcpSeconds: { most: 2 }, interactiveSeconds: { most: 2.5 }, script: { most: 120 } },
};

const missed: string[] = [];

/** The value as it is printed, with a mark if it misses its limit. */
const held = (what: string, value: number, { least, most }: Limit, digits = 0): string => {
  const isHeld = value >= (least ?? Number.NEGATIVE_INFINITY) && value <= (most ?? Number.POSITIVE_INFINITY);
  const text = value.toFixed(digits);
  if (isHeld) return text;
  missed.push(`${what} is ${text}, the limit is ${least === undefined ? `≤ ${most}` : `≥ ${least}`}`);
  return `${text} !`;
};

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const medianOf = (reports: readonly Report[], figure: keyof Figures): number =>
  median(reports.map(({ figures }) => figures[figure]));

const product = await startProduct();
const edge = await startEdge(product.url);

const sizeOf = (transfers: readonly Transfer[], kind: Transfer['kind']): Promise<number> =>
  gzipOf(
    transfers
      .filter((one) => one.kind === kind && one.url.startsWith(edge.url))
      .map(({ url }) => product.url + new URL(url).pathname),
  );

const chrome = await launch({
  chromePath: findChromium(),
  chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--ignore-certificate-errors'],
});

const audit = async (path: string): Promise<Report[]> => {
  const reports: Report[] = [];
  for (let run = 1; run <= RUNS; run += 1) {
    const report = await auditPage(`${edge.url}${path}`, chrome.port);
    const name = path === '/' ? 'home' : path.slice(1);
    await writeFile(new URL(`${name}-${run}.json`, OUT), report.json);
    reports.push(report);
  }
  return reports;
};

const row = async (path: string) => {
  const limits = { ...LIMITS, ...PAGE_LIMITS[path] };
  const reports = await audit(path);
  const figure = (name: keyof Figures, digits = 0): string =>
    held(`${path} ${name}`, medianOf(reports, name), limits[name], digits);
  const { transfers = [], complaints = [] } = reports[0] ?? {};
  for (const complaint of complaints) console.log(`${path}: ${complaint}`);
  const [script, css] = await Promise.all([sizeOf(transfers, 'Script'), sizeOf(transfers, 'Stylesheet')]);
  return {
    performance: figure('performance'),
    accessibility: figure('accessibility'),
    'best practices': figure('bestPractices'),
    SEO: figure('seo'),
    'LCP s': figure('lcpSeconds', 2),
    CLS: figure('cls', 3),
    'TBT ms': figure('tbtMs'),
    'interactive s': figure('interactiveSeconds', 2),
    'script kB gzip': held(`${path} script`, script / 1000, limits.script ?? {}, 1),
    'CSS kB gzip': held(`${path} CSS`, css / 1000, limits.css ?? {}, 1),
  };
};

/** Signs in using the browser being measured, so that the dashboard has a session. */
const signIn = async (): Promise<void> => {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${chrome.port}`);
  const page = await (browser.contexts()[0] ?? (await browser.newContext())).newPage();
  await signInBy(page, { name: 'Bench', email: 'bench@example.com' }, product.url);
  await page.close();
  await browser.close();
};

try {
  await mkdir(OUT, { recursive: true });
  const rows: Record<string, Awaited<ReturnType<typeof row>>> = {};
  for (const path of PAGES.filter((one) => one !== DASHBOARD)) rows[path] = await row(path);
  if (PAGES.includes(DASHBOARD)) {
    await signIn();
    rows[DASHBOARD] = await row(DASHBOARD);
  }

  console.table(rows);
  console.log(
    `Median of ${RUNS}; load ${loadavg()
      .map((load) => load.toFixed(1))
      .join(' ')}`,
  );
  for (const sentence of missed) console.log(`MISSED  ${sentence}`);
  process.exitCode = missed.length === 0 ? 0 : 1;
} finally {
  chrome.kill();
  edge.close();
  await product.stop();
  await rm(product.dataDir, { recursive: true, force: true });
}
