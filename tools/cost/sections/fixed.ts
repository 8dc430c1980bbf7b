import { totalOf } from '../charges.ts';
import { dollarText, picoOfDollars, shareOf } from '../money.ts';
import { inPeriod } from '../plan-money.ts';
import type { ReportInput } from '../report-input.ts';
import { percentText, type Section } from '../section.ts';
import { sourceOf } from '../source.ts';

const READ = 'AWS list price, US East (N. Virginia), read 2026-11-20';

/** What a deployed stage costs a month when nobody uses it. */
const FIXED = [
  { what: 'secrets', count: 5, dollars: 0.4 },
  { what: 'alarms', count: 10, dollars: 0.1 },
  { what: 'own metrics', count: 10, dollars: 0.3 },
  { what: 'dashboard', count: 1, dollars: 3 },
] as const;
/** On the machine there is no cloud to pay for. */
const LOCAL = 'local';

const rowsOf = ({ stage, period }: ReportInput) =>
  stage === LOCAL
    ? []
    : FIXED.map(({ what, count, dollars }) => {
        const monthly = picoOfDollars(dollars) * BigInt(count);
        return { what, count, monthly, pico: inPeriod(monthly, period) };
      });

/** What a stage costs however little it is used, in the period. */
export const fixedCost = (input: ReportInput): bigint =>
  rowsOf(input).reduce((sum, { pico }) => sum + pico, 0n);

/** What would be paid without a single user, against what users cause. */
export const fixedSection = (input: ReportInput): Section => {
  const variable = totalOf(input.running);
  const fees = totalOf(input.costs) - variable;
  const rows = rowsOf(input);
  const fixed = fixedCost(input);
  return {
    id: 'fixed',
    title: 'What is fixed, and what grows with use?',
    answer: `${dollarText(fixed)} are fixed, ${dollarText(variable)} grow with use (${percentText(shareOf(variable, fixed + variable))} of the two), ${dollarText(fees)} of payment fees grow with revenue.`,
    source: `${sourceOf(input)} Fixed: ${READ}; the counts are those of the stack’s design, not measured.`,
    tables: [
      {
        name: 'fixed',
        title: 'Fixed and variable',
        columns: [
          { title: 'what', kind: 'text' },
          { title: 'count', kind: 'count' },
          { title: 'a month', kind: 'dollars' },
          { title: 'in this period', kind: 'dollars' },
        ],
        rows: [
          ...rows.map(({ what, count, monthly, pico }) => [what, count, monthly, pico]),
          ['use (variable)', undefined, undefined, variable],
          ['payment fees (variable, with revenue)', undefined, undefined, fees],
        ],
      },
    ],
    notes: input.stage === LOCAL ? ['On this machine nothing is fixed: there is no cloud to pay for.'] : [],
  };
};
