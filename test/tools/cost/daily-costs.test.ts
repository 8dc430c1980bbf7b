import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { routes } from '#contract/routes.ts';
import type { WorkflowId } from '#contract/workflows.ts';
import { ROUTE_GRANTS } from '#infra/grants.ts';
import type { FunctionLine } from '#infra/permissions/needs.ts';
import { BEGUN_BY_CALLS } from '#test/support/costs/begun-by-calls.ts';
import { callsThemselves, dailyCosts, dailyTable, together } from '#test/support/costs/daily-costs.ts';

const MOST_USD = 1;
const rows = [...dailyCosts(), callsThemselves()];
const all = together(rows);

it('every route states who pays for the work it starts', () => {
  expect(Object.keys(BEGUN_BY_CALLS).toSorted()).toEqual(Object.keys(routes).toSorted());
});

it('no function that may start paid work is listed as if the call itself were its only cost', () => {
  const paid: ReadonlySet<WorkflowId> = new Set(['film', 'storyboard', 'export', 'series']);
  const begins = ({ writer, spends, starts = [] }: FunctionLine): boolean =>
    (writer === true && spends === true) || starts.some((id) => paid.has(id));
  const begun = new Map<string, unknown>(Object.entries(BEGUN_BY_CALLS));
  const hidden = Object.entries<FunctionLine>(ROUTE_GRANTS).filter(
    ([name, line]) => begins(line) && begun.get(name) === 'call',
  );
  expect(hidden.map(([name]) => name)).toEqual([]);
});

// Proves budget-no-call-costs-dollar-account.
it.each(rows.map(({ call, one }) => [call, one] as const))(
  '%s costs at most a dollar per account and day beyond what was granted',
  (_, one) => {
    for (const usd of Object.values(one)) expect(usd).toBeLessThanOrEqual(MOST_USD);
  },
);

// Proves budget-no-call-costs-dollar-account.
it('all calls together cost at most one dollar per account per day, not counting upload checks', () => {
  for (const usd of Object.values(all.one)) expect(usd).toBeLessThanOrEqual(MOST_USD);
});

// Proves budget-no-call-costs-dollar-account.
it('docs/costs.md contains the table of each call’s maximum cost per account per day', () => {
  const page = readFileSync(new URL('../../../docs/costs.md', import.meta.url), 'utf8');
  const [, section = ''] = page.split('## What costs no credits\n');
  const [table] = /(?:^\|.*\n)+/mu.exec(section) ?? [];
  expect(table?.trim()).toBe(dailyTable([...rows, all]));
});
