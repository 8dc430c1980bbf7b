import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { generatedMonth } from '#test/support/costs/month.ts';
import { inputOf } from '#test/support/costs/report.ts';
import { isFullRun } from '#test/support/run/full-run.ts';
import { totalOf } from '#tools/cost/charges.ts';
import { dollarText } from '#tools/cost/output/money.ts';
import { writeReport } from '#tools/cost/output/write-report.ts';
import { pageOf } from '#tools/cost/page/page.ts';
import type { ReportInput } from '#tools/cost/report-input.ts';
import { routeSection } from '#tools/cost/sections/by-route.ts';

/** A real report covers a whole month, but a small part of a month reveals the same mistakes. */
const SIZE = isFullRun ? { requests: 10_000, videos: 500 } : { requests: 300, videos: 15 };
const LIMIT_MS = 240_000;
const FOLDER = join('test', 'out', 'costs');

describe('the report on a generated month', () => {
  let input: ReportInput;
  let page = '';
  let files: readonly string[] = [];
  beforeAll(async () => {
    input = await inputOf(generatedMonth(SIZE));
    files = (await writeReport(input, FOLDER)).files;
    page = await readFile(join(FOLDER, 'report.html'), 'utf8');
  }, LIMIT_MS);

  // Proves cost-report-page-csv-files-unit.
  it('states the unit, the dates and the source of the figures under every section', () => {
    const parts = page.split('<section ').slice(1);
    expect(parts).toHaveLength(13);
    for (const part of parts)
      expect(part).toMatch(/Unit: .*Period: 1\s*–\s*31 December 2026 \(UTC\).*Source: /u);
  });

  // Proves cost-report-page-csv-files-unit.
  it('is a single page that loads nothing and runs no scripts, with a wide and a narrow version of each chart', () => {
    expect(page).not.toMatch(/<script|<link|<img|url\(|src=|@import/u);
    expect(page.match(/<svg/gu)).toHaveLength(2 * (page.match(/<figure/gu)?.length ?? 0));
    expect(page).not.toMatch(/NaN|undefined|Infinity|\[object/u);
  });

  it('shows the sum of its cost lines, and comes with a CSV file for each table', async () => {
    expect(page).toContain(`<b>${dollarText(totalOf(input.running))}</b>`);
    const routes = await readFile(join(FOLDER, 'routes.csv'), 'utf8');
    const counts = routes
      .split('\r\n')
      .slice(1, -1)
      .map((row) => Number(row.split(',')[1]));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(SIZE.requests);
    expect(files).toEqual(
      expect.arrayContaining(['report.html', 'receipt.csv', 'plans-with-affiliates.csv']),
    );
  });

  it('escapes text that comes from outside', async () => {
    const evil = '<script>alert(1)</script>';
    const costs = input.running.map((cost, index) => (index === 0 ? { ...cost, place: evil } : cost));
    const text = await pageOf(input, [routeSection({ ...input, running: costs })]);
    expect(text).not.toContain('<script');
    expect(text).toContain('&lt;script&gt;');
  });
});
